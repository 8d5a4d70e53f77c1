import { Effect } from "effect"
import type { OrderDraft } from "../../domain/order/draft.ts"
import { paymentProblemOf } from "../../domain/payment/payment-problem.ts"
import { Payments } from "../ports/payments.ts"
import { withOrderData } from "./common-order-data.ts"
import { formerBuyer, formerStations } from "./former-buyer.ts"
import { shownPayment } from "./payment/shown-payment.ts"

/** Returns a draft in the form that its caller may see, with the payment providers that the caller may use. */
export const shownDraft = Effect.fnUntraced(function* (draft: OrderDraft) {
  const { configured: providers } = yield* Payments
  // a preferred payment method that is not chosen yet depends on the configured providers
  const paymentProblem =
    draft.payment === null ? paymentProblemOf({ ...draft, providers }) : draft.paymentProblem
  // only a draft without an address is prefilled with one
  const former = draft.deliveryAddress === null ? yield* formerBuyer(draft.orderDraftId) : undefined
  const neighbours =
    draft.calculation.stations > 1 && draft.stations === null ? yield* formerStations(draft.orderDraftId) : []
  return yield* withOrderData({
    ...(yield* shownPayment(draft)),
    providers,
    paymentProblem,
    ...(former !== undefined && { formerBuyer: former }),
    ...(neighbours.length > 0 && { formerStations: neighbours })
  })
})

/** Replaces the draft in a response with the form that its caller may see. */
export const withShown = <Answer extends { readonly draft: OrderDraft }>(answer: Answer) =>
  Effect.map(shownDraft(answer.draft), (draft) => ({ ...answer, draft }))
