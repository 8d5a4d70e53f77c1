import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Assigns ids to new dealers: a dealer's six-digit number becomes the id if no other dealer has it, so that the
 * addresses of the dealer's pages stay the same.
 */
const numberDealers = Effect.flatMap(
  SqlClient,
  (sql) => sql`
    with free as (
      select i.external_number as number,
        case when i.external_number ~ '^[1-9][0-9]{5}$'
          and not exists (select from dealer d where d.id = i.external_number::integer)
          then i.external_number::integer end as own
      from import_dealer i
      where not exists (select from dealer d where d.external_number = i.external_number)
    ), numbered as (
      select number, coalesce(own,
        greatest(99999, (select max(id) from dealer), (select max(own) from free))
          + row_number() over (partition by own is null order by number collate "C")) as id
      from free
    )
    update import_dealer i set id = found.id
    from (
      select external_number as number, id from dealer
      union all
      select number, id from numbered
    ) found
    where found.number = i.external_number`
)

/** Assigns ids to branches and areas: the existing ids, or the next free ones. */
const numberOwn = Effect.fnUntraced(function* (staged: string, table: string) {
  const sql = yield* SqlClient
  yield* sql`
    with known as (
      select i.line, t.id
      from ${sql(staged)} i join import_dealer d on d.external_number = i.dealer
        left join ${sql(table)} t on t.dealer_id = d.id and t.external_number = i.external_number
    ), numbered as (
      select line, coalesce(id, (select coalesce(max(id), 0) from ${sql(table)})
        + row_number() over (partition by id is null order by line)) as id
      from known
    )
    update ${sql(staged)} i set id = numbered.id from numbered where numbered.line = i.line`
})

/**
 * Converts the staged lines into the form of their target tables, with all ids; each result is a table named `want_…`.
 */
export const wantRows = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* numberDealers
  yield* numberOwn("import_branch", "branch")
  yield* numberOwn("import_area", "delivery_area")
  yield* sql`analyze import_dealer, import_branch, import_area`
  // dealer data that only the shop stores, and no file contains, stay unchanged
  yield* sql`
    create temp table want_dealer on commit drop as
    select i.id, i.external_number, i.country_id, i.name,
      case when d.name = i.name then d.slug else i.slug end as slug,
      i.street, i.zip_code, i.city, i.phone, i.email, i.website, i.description, i.imprint, i.register, i.represented_by,
      i.vat_id, i.opening_hours,
      i.enplus || coalesce(i.certificates, jsonb_path_query_array(d.certificates, '$[*] ? (@.kind != "enplus")'), '[]') as certificates,
      i.creditor_id, i.is_operator, i.payment_ids, i.default_payment_id, i.state,
      coalesce(i.joined_on, d.joined_on, current_date) as joined_on,
      coalesce(d.rating, 0::smallint) as rating, coalesce(d.rating_count, 0) as rating_count
    from import_dealer i left join dealer d on d.id = i.id`
  yield* sql`
    create temp table want_branch on commit drop as
    select i.id, d.id as dealer_id, i.external_number, i.name, i.street, i.zip_code, i.city,
      coalesce(i.opening_hours, b.opening_hours, '[]') as opening_hours
    from import_branch i join import_dealer d on d.external_number = i.dealer left join branch b on b.id = i.id`
  yield* sql`
    create temp table want_delivery_area on commit drop as
    select i.id, d.id as dealer_id, b.id as branch_id, i.external_number, i.country_id, i.zip_prefixes, i.lead_workdays,
      i.window_workdays
    from import_area i join import_dealer d on d.external_number = i.dealer
      join import_branch b on b.dealer = i.dealer and b.external_number = i.branch`
  yield* sql`
    create temp table want_dealer_fee on commit drop as
    select d.id as dealer_id, i.product_group_id, i.fee_key, i.option_id, i.basis, i.amount
    from import_fee i join import_dealer d on d.external_number = i.dealer`
  yield* sql`
    create temp table want_dealer_pallet on commit drop as
    select d.id as dealer_id, i.product_group_id, i.bag_size, i.bag_count
    from import_pallet i join import_dealer d on d.external_number = i.dealer`
  yield* sql`
    create temp table want_price_row on commit drop as
    select a.id as area_id, i.product_id, i.certification_id, i.from_amount, i.valid_from, i.unit_price
    from import_price i join import_area a on a.dealer = i.dealer and a.external_number = i.area`
  yield* sql`
    analyze want_dealer, want_branch, want_delivery_area, want_dealer_fee, want_dealer_pallet, want_price_row`
})
