/** After how many days without a change a dealer is reminded, and when the dealer's offers rest (rule price-list.age). */
export interface AgeLimits {
  /** The first mail; the dealer's page warns from here on. */
  readonly first: number
  readonly second: number
  readonly rest: number
}

/** What holds where the operator says nothing else. */
export const usualAgeLimits: AgeLimits = { first: 14, second: 45, rest: 60 }

/** Longest time that an operator may set, in days: a price of a year ago means nothing. */
export const longestRest = 365

const day = 86_400_000

/** Full days since an instant (ISO 8601), 0 where it is still to come. */
export const fullDays = (since: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(since)) / day))

/** What has to be done about a list by its age: `fresh` nothing, `old` and `veryOld` a mail, `resting` no offers. */
export type AgeStage = "fresh" | "old" | "veryOld" | "resting"

export const stageOf = (days: number, { first, second, rest }: AgeLimits): AgeStage =>
  days >= rest ? "resting" : days >= second ? "veryOld" : days >= first ? "old" : "fresh"
