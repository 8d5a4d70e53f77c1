import type { Next } from "../tools/numbers.ts"

/** What is done with a placed order; staff act for the seller. */
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

/** All that one buyer does, drawn before the start, so that its seed repeats it. */
export interface Story {
  /** Counts all buyers of a run. */
  readonly number: number
  readonly who: "guest" | "customer" | "signs in on the way"
  /** Loose pellets, or German wood chips with their declaration. */
  readonly goods: "pellets" | "chips"
  readonly stations: number
  /** Which of the offers, plans, ways to pay and accounts, all counted round. */
  readonly choice: number
  readonly isCompany: boolean
  readonly hasInvoiceAddress: boolean
  /** The step that two tabs save at once, each something else. */
  readonly torn: "address" | "stations" | "payment" | "none"
  /** A step that is saved once more when the summary is open. */
  readonly again: "address" | "payment" | "none"
  /** The last click: single, double, or together with another tab's, which has another key. */
  readonly clicks: "one" | "two" | "two tabs"
  readonly actions: ReadonlyArray<Action>
  /** The seller clicks twice as well. */
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

/** Companies have no right of withdrawal, and so none to cancel once the seller has confirmed. */
const isOfCompany = (actions: ReadonlyArray<Action>): boolean =>
  !actions.includes("withdraw") &&
  !actions.includes("declare") &&
  (!actions.includes("cancel") || actions.length === 1)

/** Draws a buyer. */
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
