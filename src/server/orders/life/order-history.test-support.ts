import * as fc from "fast-check"

/** Actions on an order; the seller's actions are carried out by staff. */
export type Action =
  | "place"
  | "confirm"
  | "refuse"
  | "schedule"
  | "deliver"
  | "invoice"
  | "settle"
  | "cancel"
  | "cancel-sale"
  | "withdraw"

/**
 * An action, and the version on which its caller bases it: the newest version that any caller has seen, or an older
 * one.
 */
export interface Wish {
  readonly action: Action
  readonly behind: number
}

const wish: fc.Arbitrary<Wish> = fc.record({
  action: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<Action>("confirm", "schedule", "invoice", "settle") },
    // an order of several stations needs one delivery for each station
    { weight: 4, arbitrary: fc.constant<Action>("deliver") },
    { weight: 1, arbitrary: fc.constantFrom<Action>("place", "refuse", "cancel", "cancel-sale", "withdraw") }
  ),
  behind: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(3) })
})

/** Rounds of requests for one order; the requests of a round run concurrently. */
export const stories: fc.Arbitrary<ReadonlyArray<ReadonlyArray<Wish>>> = fc.array(
  fc.array(wish, { minLength: 2, maxLength: 5 }),
  { minLength: 3, maxLength: 12 }
)

/** Allowed transitions by status, from rule life.states, written independently of the machine. */
export const edges: Readonly<Record<string, ReadonlyArray<string>>> = {
  placed: ["confirmed", "refused", "cancelledByCustomer", "withdrawn"],
  confirmed: ["scheduled", "cancelledByDealer", "cancelledByCustomer", "withdrawn"],
  scheduled: ["scheduled", "delivered", "cancelledByDealer", "cancelledByCustomer", "withdrawn"],
  delivered: ["invoiced", "withdrawn"],
  invoiced: ["settled", "withdrawn"],
  settled: ["withdrawn"]
}

/** The event that each action writes into the log. */
export const eventOf: Readonly<Record<Exclude<Action, "place">, string>> = {
  confirm: "order.confirm",
  refuse: "order.refuse",
  schedule: "order.schedule",
  deliver: "order.deliver",
  invoice: "order.invoice",
  settle: "order.settle",
  cancel: "order.cancel",
  "cancel-sale": "order.cancel",
  withdraw: "order.withdraw"
}
