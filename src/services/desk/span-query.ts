import { type CountryId, countries } from "../../domain/place/country.ts"
import { dayOfIso } from "../../domain/price/local-day.ts"
import type { DaySpan } from "../../domain/statistics/period.ts"
import { spanUntil } from "../../domain/statistics/series.ts"
import { type Land, landIn } from "./land.ts"
import { textIn } from "./list-query.ts"

export type Search = Readonly<Record<string, unknown>>

/** What the addresses of all figures say: whose orders, the first and the last day; each may be missing. */
export interface SpanQuery {
  readonly land?: Land
  readonly von?: string
  readonly bis?: string
}

/** A day as an address writes it; one that no calendar has stays, for its field to say so. */
export const dayIn = (value: unknown): string | undefined => {
  const text = textIn(value)
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) ? text : undefined
}

/** A whole number in an address, up to the greatest that the calls take. */
export const numberIn = (value: unknown, greatest: number): number | undefined => {
  const text = textIn(value)
  return /^[1-9][0-9]{0,9}$/u.test(text) && Number(text) <= greatest ? Number(text) : undefined
}

/** Reads an address; what is written otherwise than a day counts as no day. */
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

/** The days that are meant: those of the address, else as many as are usual up to today. */
export const spanOf = ({ von, bis }: SpanQuery, today: string, days: number): DaySpan => {
  const to = bis ?? today
  return { from: von ?? spanUntil(dayOfIso(to) === undefined ? today : to, days).from, to }
}

/** The day that it is in a country. */
export const todayIn = (countryId: CountryId, now: Date): string =>
  // Sweden writes days as machines do
  new Intl.DateTimeFormat("sv-SE", { timeZone: countries[countryId].timeZone }).format(now)

/** Path and query, without what is not set; a list is a key that repeats. */
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
 * The path of a list with other words, filters or another page, as the reader of its address would write it; a change without a
 * page leads to the first one.
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
