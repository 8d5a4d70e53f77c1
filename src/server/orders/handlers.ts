import * as Effect from "effect/Effect"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { Visitor } from "../../contract/middleware.ts"
import { ShopApi } from "../../contract/shop.api.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { draftOf } from "./draft-row.ts"
import { findDraft, ownerOf } from "./drafts.ts"
import { finalCheck } from "./final-check.ts"
import { ownOrder } from "./order-page.ts"
import { place } from "./place.ts"
import { saveStations } from "./save-stations.ts"
import { saveAddress, savePayment } from "./save-steps.ts"
import { start } from "./start.ts"

/** The order wizard's calls and the order page (domain.md 6.5). */
export const orderProcessHandlers = HttpApiBuilder.group(ShopApi, "orderProcess", (handlers) =>
  handlers.handleAll({
    start: ({ payload }) => orUnavailable(start(payload)),
    draft: ({ params }) =>
      orUnavailable(
        Effect.flatMap(Visitor, (visitor) => Effect.map(findDraft(ownerOf(visitor), params.draftId), draftOf))
      ),
    saveAddress: ({ payload }) => orUnavailable(saveAddress(payload)),
    saveStations: ({ payload }) => orUnavailable(saveStations(payload)),
    savePayment: ({ payload }) => orUnavailable(savePayment(payload)),
    finalCheck: ({ payload }) => orUnavailable(finalCheck(payload)),
    place: ({ payload, headers }) => orUnavailable(place(headers["idempotency-key"], payload)),
    order: ({ params }) => orUnavailable(ownOrder(params.orderId))
  })
)
