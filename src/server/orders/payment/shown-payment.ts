import { Effect } from "effect"
import { Visitor } from "../../../contract/middleware.ts"
import type { OrderPage } from "../../../domain/order/life/order-page.ts"
import type { PaymentChoice } from "../../../domain/payment/payment-choice.ts"
import { withoutBankData } from "../../../domain/payment/payment-choice.ts"

/**
 * Returns the payment data that the caller may see: staff who act on behalf of a customer see no bank data (rule
 * account.no-bank-data).
 */
export const shownPayment = Effect.fnUntraced(function* <
  Paid extends { readonly payment: PaymentChoice | null }
>(order: Paid) {
  const { user } = yield* Visitor
  return user?.actorId === undefined || order.payment === null
    ? order
    : { ...order, payment: withoutBankData(order.payment) }
})

/**
 * Returns the order's page in the form that its caller may see: staff who act for a customer see the final plan with
 * the same restrictions as the first plan.
 */
export const shownPage = Effect.fnUntraced(function* (page: OrderPage) {
  const { user } = yield* Visitor
  const shown = yield* shownPayment(page)
  if (user?.actorId === undefined) return shown
  const mandate = page.mandate === null ? null : { ...page.mandate, canRevoke: false }
  return { ...shown, finalPlan: null, mandate }
})
