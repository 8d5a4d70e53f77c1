import type { Place } from "./searching.test-support.ts"
import type { Fields } from "./wire.test-support.ts"

/** A parameter of the group of payments, with how it is known. */
export interface WayToPay {
  readonly parameter: Fields
  readonly paymentId: number
  /** Whether the operator of the shop is paid instead of the dealer. */
  readonly isInteraid: boolean
}

/** An offer that may be paid in a way, with all that ordering it takes. */
export interface Purchase {
  readonly place: Place
  readonly wish: Fields
  readonly offer: Fields
  readonly way: WayToPay
}
