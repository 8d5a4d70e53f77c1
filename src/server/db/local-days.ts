import type { Fragment } from "effect/sql/Statement"
import type { SqlClient } from "effect/sql/SqlClient"
import { type CountryId, countries, countryIds } from "../../domain/place/country.ts"
import type { DaySpan } from "../../domain/statistics/period.ts"

/** SQL columns of a row: the country that determines the local days, and the time. */
interface LocalColumns {
  readonly country: string
  readonly at: string
}

interface LocalDays extends DaySpan {
  /** The only country of the rows; without it, each row uses the days of its own country. */
  readonly countryId?: CountryId
}

/**
 * Returns an SQL condition for rows of one country, or of all countries, whose time is within the given days of their
 * own country (inclusive). The condition for the widest range over all countries comes first, so that an index on the
 * time can be used.
 */
export const withinLocalDays = (
  sql: SqlClient,
  { country, at }: LocalColumns,
  { countryId, from, to }: LocalDays
): Fragment => {
  const there = (countryId === undefined ? countryIds : [countryId]).map((id) => {
    const { timeZone } = countries[id]
    return {
      isThere: sql`${sql.literal(country)} = ${id}`,
      begin: sql`${from}::date::timestamp at time zone ${timeZone}`,
      end: sql`(${to}::date + 1)::timestamp at time zone ${timeZone}`
    }
  })
  const moment = sql.literal(at)
  const first = sql`least(${sql.csv(there.map(({ begin }) => begin))})`
  const last = sql`greatest(${sql.csv(there.map(({ end }) => end))})`
  const ofEach = there.map(({ isThere, begin, end }) =>
    sql.and([isThere, sql`${moment} >= ${begin}`, sql`${moment} < ${end}`])
  )
  return sql.and([sql`${moment} >= ${first}`, sql`${moment} < ${last}`, sql.or(ofEach)])
}

/** Returns SQL for the time zone of a row's country. */
export const zoneOf = (country: string): string =>
  `case ${country} ${countryIds.map((id) => `when ${id} then '${countries[id].timeZone}'`).join(" ")} end`
