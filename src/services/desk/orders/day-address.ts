import type { DayOrder } from "../../../domain/order/life/day-list.ts"
import { dayOfIso } from "../../../domain/price/local-day.ts"
import { textIn } from "../list-query.ts"

/** The day of a day list; `null` is today. */
export interface DayQuery {
  readonly day: string | null
  readonly order: DayOrder
}

/** Reads the search parameters of a day list; invalid values are left out. */
export const dayQueryOf = (search: Readonly<Record<string, unknown>>): DayQuery => {
  const day = textIn(search["datum"])
  return {
    day: dayOfIso(day) === undefined ? null : day,
    order: search["folge"] === "strecke" ? "route" : "zip"
  }
}

const withQuery = (path: `/${string}`, { day, order }: DayQuery): `/${string}` => {
  const pairs = new URLSearchParams({
    ...(day !== null && { datum: day }),
    ...(order === "route" && { folge: "strecke" })
  })
  return pairs.size === 0 ? path : `${path}?${pairs}`
}

/** Returns the path and query of a day list, without unset parameters. */
export const dayPath = (query: DayQuery): `/${string}` => withQuery("/haendler/tag", query)

/** Returns the path of the PDF with the same day list. */
export const dayFilePath = (query: DayQuery): `/${string}` =>
  withQuery("/druckansicht/lieferungen.pdf", query)
