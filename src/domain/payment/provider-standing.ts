import type { Decimal } from "../price/money.ts"
import type { ProviderId } from "./payment-providers.ts"

export const standingPaymentStates = ["held", "taken", "givenBack", "letGo"] as const

/** How the payment of a placed order stands at its provider; amounts gross, major units. */
export interface StandingPayment {
  readonly provider: ProviderId
  readonly state: (typeof standingPaymentStates)[number]
  readonly amount: Decimal
}
