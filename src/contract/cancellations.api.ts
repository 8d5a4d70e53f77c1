import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { commentKinds, longestComment, mostCancellations } from "../domain/cancellation/cancellation.ts"
import {
  bookingMode,
  cancellationComment,
  CancellationConflict,
  cancellationList,
  CancellationsConflict,
  cancellationsSaved,
  feedbackReason
} from "./schemas/cancellation.schema.ts"
import { BadRequest, Invalid, NotFound, Unavailable } from "./errors.ts"
import { countryId, integer, lines, list, localDate, text } from "./primitives.ts"
import { wire } from "./wire.ts"

const greatest = 2_147_483_647
const orderId = text(64)
const version = integer(1, greatest)
const headers = { "idempotency-key": Schema.optionalKey(Schema.String) }

/**
 * Path of the call that saves a list of bookings. Its request bodies may be larger than those of other calls
 * (server/http/limits.ts).
 */
export const saveCancellationsPath = "/api/ordercancellationlist/saveOrderCancellationList"

/**
 * API calls for the list of cancellations: orders that ended without settlement, their bookings, and the comments of
 * dealers and staff. Dealers see and edit only their own rows; for them, the response for another dealer's row is the
 * same as for a missing row (rule safety.foreign-rows). A request with an idempotency key is executed only once
 * (decision 026).
 */
export class CancellationsApi extends HttpApiGroup.make("cancellations").add(
  HttpApiEndpoint.post("list", "/api/ordercancellationlist/getOrderCancellationList", {
    payload: wire({
      /** All countries if absent. */
      countryId: Schema.optionalKey(countryId),
      /** Range of the local dates on which orders ended, in each order's country; both days are included. */
      from: localDate,
      to: localDate,
      status: Schema.optionalKey(Schema.Literals(["open", "booked", "feedback"])),
      dealerId: Schema.optionalKey(integer(1, 99_999_999)),
      search: Schema.optionalKey(text(100)),
      page: integer(1, 100_000),
      size: integer(1, mostCancellations)
    }),
    success: cancellationList,
    // an empty result is returned as 404, since the clients of this call expect that (rule wire.nothing-found)
    error: [Invalid, NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("save", saveCancellationsPath, {
    headers,
    payload: wire({
      items: list(
        // a row that is sent without a version overwrites the stored row, whatever its version
        wire({
          orderId,
          version: Schema.optionalKey(version),
          isBooked: Schema.Boolean,
          bookedAs: Schema.NullOr(bookingMode)
        }),
        mostCancellations
      )
    }),
    success: cancellationsSaved,
    error: [BadRequest, Invalid, CancellationsConflict, Unavailable]
  }),
  HttpApiEndpoint.post("comment", "/api/ordercancellationlist/saveOrderCancellationComment", {
    headers,
    payload: wire({ orderId, kind: Schema.Literals(commentKinds), text: lines(longestComment) }),
    success: cancellationComment,
    error: [BadRequest, Invalid, NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("feedback", "/api/ordercancellationlist/saveOrderCancellationFeedback", {
    payload: wire({
      orderId,
      version: Schema.optionalKey(version),
      reason: feedbackReason,
      comment: lines(longestComment)
    }),
    success: wire({ status: Schema.Literal(1), version: Schema.Int }),
    error: [Invalid, NotFound, CancellationConflict, Unavailable]
  })
) {}
