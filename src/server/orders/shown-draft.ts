import { Effect } from "effect"
import type { OrderDraft } from "../../domain/order/draft.ts"
import { paymentProblemOf } from "../../domain/payment/payment-problem.ts"
import { Payments } from "../ports/payments.ts"
import { withOrderData } from "./common-order-data.ts"
import { formerBuyer } from "./former-buyer.ts"
import { shownPayment } from "./payment/shown-payment.ts"

/** A draft as its caller may see it, with the providers that the caller may be shown. */
export const shownDraft = Effect.fnUntraced(function* (draft: OrderDraft) {
  const { configured: providers } = yield* Payments
  // what is wished for and not chosen yet is offered by the providers that there are
  const paymentProblem =
    draft.payment === null ? paymentProblemOf({ ...draft, providers }) : draft.paymentProblem
  // only an order without an address opens with one
  const former = draft.deliveryAddress === null ? yield* formerBuyer(draft.orderDraftId) : undefined
  return yield* withOrderData({
    ...(yield* shownPayment(draft)),
    providers,
    paymentProblem,
    ...(former !== undefined && { formerBuyer: former })
  })
})

/** An answer with a draft, as its caller may see it. */
export const withShown = <Answer extends { readonly draft: OrderDraft }>(answer: Answer) =>
  Effect.map(shownDraft(answer.draft), (draft) => ({ ...answer, draft }))
