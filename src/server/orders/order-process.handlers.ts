import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Visitor } from "../../contract/middleware.ts"
import { checkedDraft, paidDraft, savedDraft } from "../../contract/order-process.api.ts"
import { orderDraft, orderPage } from "../../contract/schemas/order.schema.ts"
import { ShopApi } from "../../contract/shop.api.ts"
import type { OrderDraft } from "../../domain/order/draft.ts"
import { paymentProblemOf } from "../../domain/payment/payment-problem.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { writtenAnswer } from "../http/front/written-answer.ts"
import { withOrderData, withOrderLists } from "./common-order-data.ts"
import { draftOf } from "./draft-row.ts"
import { Payments } from "../ports/payments.ts"
import { findLedOn } from "./find-led-on.ts"
import { finalCheck } from "./final-check.ts"
import { ownOrder } from "./order-page.ts"
import { place } from "./place.ts"
import { installmentList, installmentTerms, mandateTerms } from "./payment/payment-terms.ts"
import { savePayment } from "./payment/save-payment.ts"
import { shownPage, shownPayment } from "./payment/shown-payment.ts"
import { saveStations } from "./save-stations.ts"
import { saveAddress } from "./save-steps.ts"
import { start } from "./start.ts"

/** A draft as its caller may see it, with the providers that he may be shown. */
const shownDraft = Effect.fnUntraced(function* (draft: OrderDraft) {
  const { configured: providers } = yield* Payments
  // what is wished for and not chosen yet is offered by the providers that there are
  const paymentProblem =
    draft.payment === null ? paymentProblemOf({ ...draft, providers }) : draft.paymentProblem
  return yield* withOrderData({ ...(yield* shownPayment(draft)), providers, paymentProblem })
})

/** An answer with a draft, as its caller may see it. */
const withShown = <Answer extends { readonly draft: OrderDraft }>(answer: Answer) =>
  Effect.map(shownDraft(answer.draft), (draft) => ({ ...answer, draft }))

/** A save says by itself what of the draft it has changed. */
const withSaved = <Answer extends { readonly draft: OrderDraft }>(answer: Answer) =>
  Effect.map(withShown(answer), (shown) => ({
    ...shown,
    steps: shown.draft.steps,
    version: shown.draft.version,
    problems: []
  }))

const withMandate = <Answer extends { readonly draft: OrderDraft }>(answer: Answer) =>
  Effect.map(withSaved(answer), (saved) => {
    const { mandate } = saved.draft.payment ?? {}
    return {
      ...saved,
      mandate: mandate === undefined ? null : { reference: mandate.reference, creditorId: mandate.creditorId }
    }
  })

/** Each step's answer holds the whole draft: it is written without being looked at again (decision 024). */
const written = {
  draft: writtenAnswer(orderDraft),
  saved: writtenAnswer(savedDraft),
  paid: writtenAnswer(paidDraft),
  checked: writtenAnswer(checkedDraft),
  order: writtenAnswer(orderPage)
}

/** The order wizard's calls and the order page. */
export const orderProcessHandlers = HttpApiBuilder.group(ShopApi, "orderProcess", (handlers) =>
  handlers.handleAll({
    start: ({ payload }) =>
      orUnavailable(Effect.map(Effect.flatMap(start(payload), shownDraft), written.draft)),
    draft: ({ params }) =>
      orUnavailable(
        Effect.flatMap(Visitor, (visitor) =>
          Effect.flatMap(findLedOn(visitor, params.draftId), (row) =>
            Effect.map(shownDraft(draftOf(row)), written.draft)
          )
        )
      ),
    saveAddress: ({ payload }) =>
      orUnavailable(Effect.map(Effect.flatMap(saveAddress(payload), withSaved), written.saved)),
    saveStations: ({ payload }) =>
      orUnavailable(Effect.map(Effect.flatMap(saveStations(payload), withSaved), written.saved)),
    savePayment: ({ payload }) =>
      orUnavailable(Effect.map(Effect.flatMap(savePayment(payload), withMandate), written.paid)),
    mandate: ({ params }) => orUnavailable(mandateTerms(params.draftId)),
    installmentOptions: ({ params }) => orUnavailable(installmentTerms(params.draftId)),
    installmentOptionList: ({ query }) => orUnavailable(installmentList(query.draftId)),
    finalCheck: ({ payload }) =>
      orUnavailable(Effect.map(Effect.flatMap(finalCheck(payload), withShown), written.checked)),
    place: ({ payload, headers }) => orUnavailable(place(headers["idempotency-key"], payload)),
    order: ({ params }) =>
      orUnavailable(
        Effect.map(Effect.flatMap(ownOrder(params.orderId), shownPage), (page) =>
          written.order(withOrderLists(page))
        )
      )
  })
)
