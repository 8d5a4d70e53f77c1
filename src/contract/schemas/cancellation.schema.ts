import { Schema } from "effect"
import { HttpApiSchema } from "effect/http-api"
import { bookingModes, cancellationEnds, feedbackReasons } from "../../domain/cancellation/cancellation.ts"
import { problem } from "../errors.ts"
import { currency, decimal, instant, productGroupId } from "../primitives.ts"
import { wire } from "../wire.ts"

export const bookingMode = Schema.Literals(bookingModes)
export const feedbackReason = Schema.Literals(feedbackReasons)

export const cancellationComment = wire({
  id: Schema.Int,
  fkUserId: Schema.Int,
  /** Empty if the account has been deleted. */
  userName: Schema.String,
  text: Schema.String,
  createdAt: instant
})

/** An order that ended without settlement (rule cancellation.ends), in its current state. */
export const cancellationRow = wire({
  orderId: Schema.String,
  orderNumber: Schema.String,
  customer: Schema.String,
  phone: Schema.String,
  dealerId: Schema.Int,
  dealer: Schema.String,
  productGroupId,
  productId: Schema.Int,
  productName: Schema.String,
  amount: Schema.Int,
  totalPrice: decimal,
  currency,
  cancelledAt: instant,
  end: Schema.Literals(cancellationEnds),
  version: Schema.Int,
  isBooked: Schema.Boolean,
  bookedAs: Schema.NullOr(bookingMode),
  /** Rows from the server are always saved: unsaved edits exist only in clients. */
  isDirty: Schema.optionalKey(Schema.Literal(false)),
  feedback: wire({
    status: Schema.Literals([0, 1]),
    reason: Schema.NullOr(feedbackReason),
    comment: Schema.String
  }),
  customerComments: Schema.Array(cancellationComment),
  dealerComments: Schema.Array(cancellationComment)
})

export const cancellationList = wire({ items: Schema.Array(cancellationRow), total: Schema.Int })

const answer = {
  saved: Schema.Array(wire({ orderId: Schema.String, version: Schema.Int })),
  failed: Schema.Array(
    Schema.Union([
      wire({ orderId: Schema.String, code: Schema.Literal("Conflict"), current: cancellationRow }),
      wire({ orderId: Schema.String, code: Schema.Literals(["NotFound", "Unavailable"]) })
    ])
  )
}

/** Result for each sent row (decision 026). */
export const cancellationsSaved = wire(answer)

/** The results if another user saved at least one of the rows first: all other rows are saved nevertheless. */
export const CancellationsConflict = wire(answer).pipe(HttpApiSchema.status(409))

/** Another user saved this row first: contains the row's current state. */
export const CancellationConflict = wire({
  code: Schema.Literal("VersionConflict"),
  message: Schema.String,
  problems: Schema.Array(problem),
  current: cancellationRow
}).pipe(HttpApiSchema.status(409))
