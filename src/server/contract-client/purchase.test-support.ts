import type { Place } from "./searching.test-support.ts"
import type { Fields } from "./wire.test-support.ts"

/** A parameter of the payment group, with its payment id. */
export interface WayToPay {
  readonly parameter: Fields
  readonly paymentId: number
  /** Whether the payment goes to the operator of the shop instead of the dealer. */
  readonly isInteraid: boolean
}

/** An offer with an available payment method, and all data needed to order it. */
export interface Purchase {
  readonly place: Place
  readonly wish: Fields
  readonly offer: Fields
  readonly way: WayToPay
}
