import type { Fragment } from "effect/sql/Statement"
import type { SqlClient } from "effect/sql/SqlClient"
import { countries, type CountryId } from "../../domain/place/country.ts"

interface Asked {
  readonly countryId: CountryId
  /** The local day as yyyy-MM-dd. */
  readonly day: string
  /** Whether the day is over. */
  readonly isPast?: boolean
}

/** SQL for the rows of `former_area` in a country whose areas were changed or removed after a day. */
export const areasUntilLater = (sql: SqlClient, { countryId, day }: Asked): Fragment => sql`
  select * from former_area
  where country_id = ${countryId} and (until at time zone ${countries[countryId].timeZone})::date > ${day}::date`

/**
 * SQL for the delivery areas that count for a day. For a past day, each area is read as it was at the end of that day
 * (rule price.day), which includes areas that were removed later; all other readers use the table `delivery_area`, which
 * contains only existing areas.
 */
export const areasInForce = (sql: SqlClient, asked: Asked): Fragment =>
  asked.isPast === true
    ? sql`(
        select distinct on (id) id, dealer_id, branch_id, country_id, zip_prefixes, lead_workdays, window_workdays
        from (
          select id, dealer_id, branch_id, country_id, zip_prefixes, lead_workdays, window_workdays,
            'infinity'::timestamptz as until
          from delivery_area where country_id = ${asked.countryId}
          union all
          select id, dealer_id, branch_id, country_id, zip_prefixes, lead_workdays, window_workdays, until
          from (${areasUntilLater(sql, asked)}) former
        ) known order by id, until
      )`
    : sql`delivery_area`
