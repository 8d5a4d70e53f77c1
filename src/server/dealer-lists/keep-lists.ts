import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { countries, countryIds } from "../../domain/place/country.ts"

/**
 * Creates a temporary table of the dealers whose prices the files change, with the prices in force on the local day of
 * the dealer's country.
 */
const changedPrices = Effect.fnUntraced(function* (name: string) {
  const sql = yield* SqlClient
  const zones = sql.csv(countryIds.map((id) => sql`(${id}::smallint, ${countries[id].timeZone}::text)`))
  yield* sql`
    create temp table ${sql(name)} on commit drop as
    with touched as (
      select w.area_id from diff_price_row w union select area_id from gone_price_row
    ), whose as (
      select distinct dealer_id from touched join import_own_area using (area_id)
    ), valid as (
      select distinct on (p.area_id, p.product_id, p.certification_id, p.from_amount) a.dealer_id, p.*
      from whose join dealer d on d.id = whose.dealer_id
        join (values ${zones}) z(country_id, zone) on z.country_id = d.country_id
        join delivery_area a on a.dealer_id = whose.dealer_id join price_row p on p.area_id = a.id
      where p.valid_from <= (now() at time zone z.zone)::date
      order by p.area_id, p.product_id, p.certification_id, p.from_amount, p.valid_from desc
    )
    select whose.dealer_id, count(v.area_id)::int as row_count,
      coalesce(jsonb_agg(jsonb_build_array(v.area_id, v.product_id, v.certification_id, v.from_amount, v.unit_price)
        order by v.area_id, v.product_id, v.certification_id, v.from_amount)
        filter (where v.area_id is not null), '[]'::jsonb) as contents
    from whose left join valid v using (dealer_id) group by 1`
})

/**
 * Runs before the rows are changed: for dealers without a published price list, stores the current prices as the first
 * one.
 */
export const keepFormerLists = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`
    create temp table import_own_area on commit drop as
    select id as area_id, dealer_id from want_delivery_area
    union
    select a.id, a.dealer_id from delivery_area a join import_dealer i on i.id = a.dealer_id`
  yield* changedPrices("charged_before")
  yield* sql`
    insert into price_list (dealer_id, version, state, source, begins_at, created_at, contents, row_count)
    select c.dealer_id, 1, 'published', 'before', now(), now(), c.contents, c.row_count
    from charged_before c
    where c.row_count > 0 and not exists (select from price_list l where l.dealer_id = c.dealer_id)`
})

/** Runs after the rows are changed: publishes the imported prices of a dealer as a regular price list. */
export const keepNewLists = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* changedPrices("charged_after")
  yield* sql`
    insert into price_list (dealer_id, version, state, source, begins_at, created_at, contents, row_count, added, changed,
      gone)
    select c.dealer_id, coalesce((select max(version) from price_list l where l.dealer_id = c.dealer_id), 0) + 1,
      'published', 'files', now(), now(), c.contents, c.row_count, coalesce(d.added, 0), coalesce(d.changed, 0),
      coalesce(g.gone, 0)
    from charged_after c
      left join (select a.dealer_id, (count(*) filter (where is_new))::int as added,
          (count(*) filter (where not is_new))::int as changed
        from diff_price_row join import_own_area a using (area_id) group by 1) d using (dealer_id)
      left join (select a.dealer_id, count(*)::int as gone
        from gone_price_row join import_own_area a using (area_id) group by 1) g using (dealer_id)`
})
