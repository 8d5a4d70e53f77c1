import { type CountryId, countries } from "../../domain/place/country.ts"
import { dayOfIso } from "../../domain/price/local-day.ts"
import type { DaySpan } from "../../domain/statistics/period.ts"
import { spanUntil } from "../../domain/statistics/series.ts"
import { type Land, landIn } from "./land.ts"
import { textIn } from "./list-query.ts"

export type Search = Readonly<Record<string, unknown>>

/** Search parameters that all statistics share: country, first and last day; all are optional. */
export interface SpanQuery {
  readonly land?: Land
  readonly von?: string
  readonly bis?: string
}

/** Returns the day in the URL; a day that does not exist is returned too, so that its field can show the error. */
export const dayIn = (value: unknown): string | undefined => {
  const text = textIn(value)
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) ? text : undefined
}

/** Returns the whole number in the URL, up to the maximum that the API calls accept. */
export const numberIn = (value: unknown, greatest: number): number | undefined => {
  const text = textIn(value)
  return /^[1-9][0-9]{0,9}$/u.test(text) && Number(text) <= greatest ? Number(text) : undefined
}

/** Reads search parameters; a day that is not formatted as a date is left out. */
export const spanQueryOf = (search: Search): SpanQuery => {
  const land = landIn(search)
  const von = dayIn(search["von"])
  const bis = dayIn(search["bis"])
  return {
    ...(land !== undefined && { land }),
    ...(von !== undefined && { von }),
    ...(bis !== undefined && { bis })
  }
}

/** Returns the selected days: those in the URL, otherwise the default number of days up to today. */
export const spanOf = ({ von, bis }: SpanQuery, today: string, days: number): DaySpan => {
  const to = bis ?? today
  return { from: von ?? spanUntil(dayOfIso(to) === undefined ? today : to, days).from, to }
}

/** Returns the current day in a country. */
export const todayIn = (countryId: CountryId, now: Date): string =>
  // Swedish dates are in ISO format
  new Intl.DateTimeFormat("sv-SE", { timeZone: countries[countryId].timeZone }).format(now)

/** Returns a path with its query, without unset parameters; for a list the key is repeated. */
export const queryPath = (path: `/${string}`, query: object): `/${string}` => {
  const pairs = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    const values: ReadonlyArray<unknown> = Array.isArray(value) ? value : [value]
    for (const one of values)
      if (typeof one === "string" || typeof one === "number") pairs.append(key, String(one))
  }
  return pairs.size === 0 ? path : `${path}?${pairs}`
}

/**
 * Returns the normalised path of a list with another search text, filter or page. If the change contains no page, the
 * path leads to the first page.
 */
export const changedPath = (
  path: `/${string}`,
  queryOf: (search: Search) => object,
  query: object,
  change: Search
): `/${string}` => {
  const said = Object.entries({ ...query, seite: undefined, ...change })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, String(value)] as const)
  return queryPath(path, queryOf(Object.fromEntries(said)))
}
