/**
 * Number of days without a change after which a dealer is reminded, and number of days after which the dealer's offers
 * are suspended (rule price-list.age).
 */
export interface AgeLimits {
  /** Days until the first reminder mail; from then on, the dealer's page shows a warning. */
  readonly first: number
  readonly second: number
  readonly rest: number
}

/** The default limits, in days. */
export const usualAgeLimits: AgeLimits = { first: 14, second: 45, rest: 60 }

/** Highest limit in days that an operator may set: prices that are a year old are meaningless. */
export const longestRest = 365

const day = 86_400_000

/** Returns the full days since an instant (ISO 8601); 0 if it is in the future. */
export const fullDays = (since: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(since)) / day))

/** The consequence of a list's age: none for `fresh`, a mail for `old` and `veryOld`, no offers for `resting`. */
export type AgeStage = "fresh" | "old" | "veryOld" | "resting"

export const stageOf = (days: number, { first, second, rest }: AgeLimits): AgeStage =>
  days >= rest ? "resting" : days >= second ? "veryOld" : days >= first ? "old" : "fresh"
