import type { Next } from "../tools/numbers.ts"

/** Actions on a placed order; staff act for the seller. */
export type Action =
  | "confirm"
  | "refuse"
  | "schedule"
  | "deliver"
  | "invoice"
  | "settle"
  | "cancel-sale"
  | "cancel"
  | "withdraw"
  | "declare"

/** Everything that one buyer does, chosen at random before the start, so that the same seed repeats the story. */
export interface Story {
  readonly number: number
  readonly who: "guest" | "customer" | "signs in on the way"
  /** Loose pellets, or German wood chips with their declaration. */
  readonly goods: "pellets" | "chips"
  readonly stations: number
  /** Number that selects the offer, plan, payment method and account, modulo the number of choices. */
  readonly choice: number
  readonly isCompany: boolean
  readonly hasInvoiceAddress: boolean
  /** The step that two tabs save at once with different values. */
  readonly torn: "address" | "stations" | "payment" | "none"
  /** A step that is saved again when the summary is open. */
  readonly again: "address" | "payment" | "none"
  /** Confirmation of the order: single click, double click, or in parallel with another tab, which uses another key. */
  readonly clicks: "one" | "two" | "two tabs"
  readonly actions: ReadonlyArray<Action>
  /** Whether the seller double-clicks as well. */
  readonly isHasty: boolean
}

const lives: ReadonlyArray<ReadonlyArray<Action>> = [
  [],
  ["confirm"],
  ["refuse"],
  ["cancel"],
  ["withdraw"],
  ["declare"],
  ["confirm", "schedule"],
  ["confirm", "cancel-sale"],
  ["confirm", "cancel"],
  ["confirm", "schedule", "schedule", "withdraw"],
  ["confirm", "schedule", "cancel-sale"],
  ["confirm", "schedule", "deliver", "invoice", "settle"],
  ["confirm", "schedule", "deliver", "withdraw"],
  ["confirm", "schedule", "deliver", "invoice", "declare"]
]

/**
 * Companies have no right of withdrawal: their stories contain no withdrawal, and a cancellation only as the sole
 * action.
 */
const isOfCompany = (actions: ReadonlyArray<Action>): boolean =>
  !actions.includes("withdraw") &&
  !actions.includes("declare") &&
  (!actions.includes("cancel") || actions.length === 1)

/** Chooses the story of a buyer at random, using the random numbers from `next`. */
export const drawStory = (number: number, next: Next): Story => {
  const of = <A>(...choices: readonly [A, ...ReadonlyArray<A>]): A =>
    choices[next(choices.length)] ?? choices[0]
  const isCompany = next(5) === 0
  const possible = isCompany ? lives.filter(isOfCompany) : lives
  const goods = next(6) === 0 ? "chips" : "pellets"
  return {
    number,
    goods,
    isCompany,
    who: of("guest", "guest", "customer", "signs in on the way"),
    stations: goods === "pellets" && next(2) === 0 ? 2 + next(4) : 1,
    choice: next(1_000),
    hasInvoiceAddress: next(3) === 0,
    torn: of("address", "stations", "payment", "none", "none", "none"),
    again: of("address", "payment", "none", "none"),
    clicks: of("one", "one", "two", "two tabs"),
    actions: possible[next(possible.length)] ?? [],
    isHasty: next(3) === 0
  }
}
