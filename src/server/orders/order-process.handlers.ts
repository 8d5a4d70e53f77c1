import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Visitor } from "../../contract/middleware.ts"
import { checkedDraft } from "../../contract/order-process.api.ts"
import { orderDraft } from "../../contract/order-steps.api.ts"
import { orderPage } from "../../contract/schemas/order.schema.ts"
import { ShopApi } from "../../contract/shop.api.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { writtenAnswer } from "../http/front/written-answer.ts"
import { withOrderLists } from "./common-order-data.ts"
import { draftOf } from "./draft-row.ts"
import { findLedOn } from "./find-led-on.ts"
import { finalCheck } from "./final-check.ts"
import { ownOrder } from "./order-page.ts"
import { place } from "./place.ts"
import { installmentList, installmentTerms, mandateTerms } from "./payment/payment-terms.ts"
import { shownPage } from "./payment/shown-payment.ts"
import { shownDraft, withShown } from "./shown-draft.ts"
import { start } from "./start.ts"
import { stepSaves } from "./step-saves.ts"

/** Each response contains the whole draft, which is encoded without being validated again (decision 024). */
const written = {
  draft: writtenAnswer(orderDraft),
  checked: writtenAnswer(checkedDraft),
  order: writtenAnswer(orderPage)
}

/** The API endpoints for the order wizard and the order page. */
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
    ...stepSaves,
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
