import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Creates the temporary tables of one transaction, which store the lines of the files until all files have been read.
 */
export const makeStaging = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create temp table import_dealer (
      line integer, id integer, external_number text, country_id smallint, name text, slug text, street text,
      zip_code text, city text, phone text, email text, website text, description text, imprint text, register text,
      represented_by text, vat_id text, opening_hours jsonb, enplus jsonb, certificates jsonb, creditor_id text, is_operator boolean,
      payment_ids integer[], default_payment_id integer, state text, joined_on date
    ) on commit drop`
  yield* sql`
    create temp table import_branch (
      line integer, id integer, dealer text, external_number text, name text, street text, zip_code text, city text,
      opening_hours jsonb
    ) on commit drop`
  yield* sql`
    create temp table import_area (
      line integer, id integer, dealer text, external_number text, branch text, country_id smallint,
      zip_prefixes text[], lead_workdays smallint, window_workdays smallint
    ) on commit drop`
  yield* sql`
    create temp table import_fee (
      line integer, dealer text, product_group_id smallint, fee_key text, option_id integer, basis text, amount integer
    ) on commit drop`
  yield* sql`
    create temp table import_pallet (
      line integer, dealer text, product_group_id smallint, bag_size smallint, bag_count smallint
    ) on commit drop`
  yield* sql`
    create temp table import_price (
      line integer, dealer text, area text, product_id smallint, product_group_id smallint, certification_id integer,
      from_amount integer, valid_from date, unit_price integer
    ) on commit drop`
})

/** Updates the planner's statistics of the staged rows. */
export const countStaged = Effect.flatMap(
  SqlClient,
  (sql) => sql`analyze import_dealer, import_branch, import_area, import_fee, import_pallet, import_price`
)
