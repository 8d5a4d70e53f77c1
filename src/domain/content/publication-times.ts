import { countries } from "../place/country.ts"
import { instantOfLocal } from "../place/local-moment.ts"

/** Times of a page are written and read in the time of the office, wherever the desk's computer stands. */
const { timeZone } = countries[1]

/** What clocks of the office show, as it was typed; empty where none is given. */
export interface TypedTimes {
  readonly from: string
  readonly until: string
}

export interface PublicationTimes {
  /** In UTC; null for at once and for without an end. */
  readonly publishAt: string | null
  readonly expiresAt: string | null
}

export type TimeProblem = "missing" | "noMoment" | "isPast" | "endsBefore"

export type TimeProblems = { readonly [Field in keyof TypedTimes]?: TimeProblem }

const momentOf = (typed: string): string | null | undefined =>
  typed === "" ? null : instantOfLocal(timeZone, typed)

/** When a page begins and ends for its visitors, or what is wrong with it, by field; `now` in ms (rule content.publication). */
export const publicationTimes = (
  { from, until }: TypedTimes,
  now: number
): { readonly times: PublicationTimes } | { readonly problems: TimeProblems } => {
  const publishAt = momentOf(from)
  const expiresAt = momentOf(until)
  if (publishAt === null && expiresAt === null) return { problems: { from: "missing" } }
  const begins = typeof publishAt === "string" ? Date.parse(publishAt) : now
  const wrongFrom = publishAt === undefined ? "noMoment" : begins < now ? "isPast" : undefined
  const wrongUntil =
    expiresAt === undefined
      ? "noMoment"
      : wrongFrom === undefined && expiresAt !== null && Date.parse(expiresAt) <= begins
        ? "endsBefore"
        : undefined
  return publishAt === undefined ||
    expiresAt === undefined ||
    wrongFrom !== undefined ||
    wrongUntil !== undefined
    ? {
        problems: {
          ...(wrongFrom !== undefined && { from: wrongFrom }),
          ...(wrongUntil !== undefined && { until: wrongUntil })
        }
      }
    : { times: { publishAt, expiresAt } }
}
