import type { Fragment } from "effect/sql/Statement"
import type { SqlClient } from "effect/sql/SqlClient"
import { countries, type CountryId } from "../../domain/place/country.ts"
import { areasInForce, areasUntilLater } from "./areas-in-force.ts"

interface Asked {
  readonly countryId: CountryId
  /** The local day as yyyy-MM-dd. */
  readonly day: string
}

/**
 * Returns SQL for the price steps in force on a day according to the rows of `price_row`, which no longer contain
 * dropped prices.
 */
export const pricesToday = (sql: SqlClient, { countryId, day }: Asked): Fragment => sql`
  select a.dealer_id, p.area_id, p.product_id, p.certification_id, p.from_amount, p.valid_from, p.unit_price
  from price_row p join delivery_area a on a.id = p.area_id
  where a.country_id = ${countryId} and p.valid_from <= ${day}::date`

/**
 * Returns SQL for the price steps that were in force on a past day (rule price.day). Each price change of a dealer
 * publishes a list, of which an unchanged copy is kept. Prices are read from the newest list that had begun by that
 * day; only prices that begin later than this list are read from `price_row`. For a day before the dealer's first list,
 * prices are read from `price_row` and from the earlier prices that were saved when the first list was published.
 */
export const pricesThen = (sql: SqlClient, asked: Asked): Fragment => {
  const { countryId, day } = asked
  const begun = sql`(l.begins_at at time zone ${countries[countryId].timeZone})::date`
  return sql`
    with lists as (
      select l.dealer_id, l.version, l.source, l.contents, ${begun} as since
      from price_list l where l.state = 'published'
    ), told as (
      select distinct on (dealer_id) dealer_id, contents, since from lists
      where since <= ${day}::date order by dealer_id, version desc
    ), former as (
      select dealer_id, contents, '-infinity'::date as since from lists
      where source = 'before' and since > ${day}::date
        and not exists (select from told where told.dealer_id = lists.dealer_id)
    ), kept as (
      select a.dealer_id, a.id as area_id, (step ->> 1)::int as product_id, (step ->> 2)::int as certification_id,
        (step ->> 3)::int as from_amount, l.since as valid_from, (step ->> 4)::int as unit_price
      from (select * from told union all select * from former) l
        cross join jsonb_array_elements(l.contents) step
        join ${areasInForce(sql, { ...asked, isPast: true })} a on a.id = (step ->> 0)::int and a.dealer_id = l.dealer_id
      where a.country_id = ${countryId}
    ), removed as (
      select a.dealer_id, a.id as area_id, (step ->> 0)::int as product_id, (step ->> 1)::int as certification_id,
        (step ->> 2)::int as from_amount, (step ->> 3)::date as valid_from, (step ->> 4)::int as unit_price
      from (${areasUntilLater(sql, asked)}) a cross join jsonb_array_elements(a.steps) step
      where (step ->> 3)::date <= ${day}::date
    )
    select * from kept
    union all
    select stored.* from (${pricesToday(sql, asked)} union all select * from removed) stored
      left join told using (dealer_id)
    where told.since is null or stored.valid_from > told.since`
}
