import { Schema } from "effect"
import { HttpApiSchema } from "effect/http-api"
import { offer } from "./schemas/offer.schema.ts"
import { anyText } from "./primitives.ts"
import { wire } from "./wire.ts"

/** One reason why a request was refused, with the field that it concerns, if any (rule wire.errors). */
export const problem = wire({
  code: anyText(60),
  field: anyText(120),
  params: Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Finite]))
})

const body = { message: Schema.String, problems: Schema.Array(problem) }

/** Every error body is `{Code, Message, Problems}`; the code determines the status and the reason. */
export const BadRequest = wire({
  code: Schema.Literals(["BadRequest", "IdempotencyKeyMissing"]),
  ...body
}).pipe(HttpApiSchema.status(400))
export const Forbidden = wire({
  code: Schema.Literals(["SessionMissing", "CsrfInvalid", "OriginForeign", "Forbidden"]),
  ...body
}).pipe(HttpApiSchema.status(403))
export const Unauthorized = wire({ code: Schema.Literal("SignInNeeded"), ...body }).pipe(
  HttpApiSchema.status(401)
)
export const NotFound = wire({ code: Schema.Literal("NotFound"), ...body }).pipe(HttpApiSchema.status(404))
/** The resource existed at this URL and has been deleted permanently. */
export const Gone = wire({ code: Schema.Literal("Gone"), ...body }).pipe(HttpApiSchema.status(410))
export const UnsupportedType = wire({ code: Schema.Literal("UnsupportedType"), ...body }).pipe(
  HttpApiSchema.status(415)
)
export const Invalid = wire({ code: Schema.Literals(["Invalid", "KeyReused"]), ...body }).pipe(
  HttpApiSchema.status(422)
)
export const TooManyRequests = wire({ code: Schema.Literal("TooManyRequests"), ...body }).pipe(
  HttpApiSchema.status(429)
)
export const Unavailable = wire({ code: Schema.Literals(["Unavailable", "Deadline"]), ...body }).pipe(
  HttpApiSchema.status(503)
)

/**
 * A conflict response contains the data that the browser needs to continue: the new offer, the current version or the
 * order.
 */
export const Conflict = wire({
  code: Schema.Literals(["PriceChanged", "VersionConflict", "AlreadyPlaced", "OfferGone", "PaymentDeclined"]),
  ...body,
  offer: Schema.optionalKey(offer),
  version: Schema.optionalKey(Schema.Int),
  orderId: Schema.optionalKey(Schema.String)
}).pipe(HttpApiSchema.status(409))
