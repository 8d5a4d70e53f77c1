import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { cancellationList } from "../../contract/schemas/cancellation.schema.ts"
import { ShopApi } from "../../contract/shop.api.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { writtenAnswer } from "../http/front/written-answer.ts"
import { listCancellations } from "./list-cancellations.ts"
import { saveBookings } from "./save-bookings.ts"
import { saveComment, saveFeedback } from "./save-notes.ts"

/**
 * Pre-built encoder: encoding 10 000 rows through the contract's schema would take several times as long as reading
 * them.
 */
const writtenList = writtenAnswer(cancellationList)

/** Handlers for cancellations; whose-rows.ts decides which users can access which rows. */
export const cancellationsHandlers = HttpApiBuilder.group(ShopApi, "cancellations", (handlers) =>
  handlers.handleAll({
    list: ({ payload }) => orUnavailable(Effect.map(listCancellations(payload), writtenList)),
    save: ({ headers, payload }) => orUnavailable(saveBookings(headers["idempotency-key"], payload)),
    comment: ({ headers, payload }) => orUnavailable(saveComment(headers["idempotency-key"], payload)),
    feedback: ({ payload }) => orUnavailable(saveFeedback(payload))
  })
)
