import type { Decimal } from "../price/money.ts"
import type { ProviderId } from "./payment-providers.ts"

export const standingPaymentStates = ["held", "taken", "givenBack", "letGo"] as const

/** State of a placed order's payment at its provider; amounts gross, major units. */
export interface StandingPayment {
  readonly provider: ProviderId
  readonly state: (typeof standingPaymentStates)[number]
  readonly amount: Decimal
}
