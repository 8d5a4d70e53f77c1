import { countries } from "../place/country.ts"
import { instantOfLocal, localMoment } from "../place/local-moment.ts"

/** Publication times are entered and shown in the office's time zone, even if the computer uses another time zone. */
const { timeZone } = countries[1]

/** Times as entered, in the time zone of the office; a time is empty if none was entered. */
export interface TypedTimes {
  readonly from: string
  readonly until: string
}

export interface PublicationTimes {
  /** Times in UTC. `null` means immediate publication, or no end. */
  readonly publishAt: string | null
  readonly expiresAt: string | null
}

export type TimeProblem = "missing" | "noMoment" | "isPast" | "endsBefore"

export type TimeProblems = { readonly [Field in keyof TypedTimes]?: TimeProblem }

const momentOf = (typed: string): string | null | undefined =>
  typed === "" ? null : instantOfLocal(timeZone, typed)

/** Returns the start or end that a new publication keeps: the one that is set, unless it has passed; `now` is in ms. */
export const momentToCome = (moment: string | null, now: number): string | null =>
  moment !== null && Date.parse(moment) > now ? moment : null

/** Returns a start or end as editors type it; empty if there is none. */
export const typedMoment = (moment: string | null): string =>
  moment === null ? "" : localMoment(timeZone, moment)

/**
 * Returns when a page appears and expires for visitors, or the validation errors for each field; `now` is in ms (rule
 * content.publication). Both times may be empty only if the page had an end, which is removed then.
 */
export const publicationTimes = (
  { from, until }: TypedTimes,
  now: number,
  hadEnd = false
): { readonly times: PublicationTimes } | { readonly problems: TimeProblems } => {
  const publishAt = momentOf(from)
  const expiresAt = momentOf(until)
  if (publishAt === null && expiresAt === null && !hadEnd) return { problems: { from: "missing" } }
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
