import * as Effect from "effect/Effect"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { ShopApi } from "../../contract/shop.api.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { cancellationListJson } from "./cancellation-json.ts"
import { listCancellations } from "./list-cancellations.ts"
import { saveBookings } from "./save-bookings.ts"
import { saveComment, saveFeedback } from "./save-notes.ts"

const json = (text: string) => HttpServerResponse.text(text, { contentType: "application/json" })

/** The cancellation desk (accounts.md 7); whose rows are whose stands in whose-rows.ts. */
export const cancellationsHandlers = HttpApiBuilder.group(ShopApi, "cancellations", (handlers) =>
  handlers.handleAll({
    list: ({ payload }) =>
      orUnavailable(Effect.map(listCancellations(payload), (list) => json(cancellationListJson(list)))),
    save: ({ headers, payload }) => orUnavailable(saveBookings(headers["idempotency-key"], payload)),
    comment: ({ headers, payload }) => orUnavailable(saveComment(headers["idempotency-key"], payload)),
    feedback: ({ payload }) => orUnavailable(saveFeedback(payload))
  })
)
