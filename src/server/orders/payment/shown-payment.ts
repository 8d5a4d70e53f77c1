import * as Effect from "effect/Effect"
import { Visitor } from "../../../contract/middleware.ts"
import type { PaymentChoice } from "../../../domain/payment/payment-choice.ts"
import { withoutBankData } from "../../../domain/payment/payment-choice.ts"

/** What the caller may see of a payment: whoever acts in a customer's name sees no bank data (reliability.md T23). */
export const shownPayment = Effect.fnUntraced(function* <
  Paid extends { readonly payment: PaymentChoice | null }
>(order: Paid) {
  const { user } = yield* Visitor
  return user?.actorId === undefined || order.payment === null
    ? order
    : { ...order, payment: withoutBankData(order.payment) }
})
