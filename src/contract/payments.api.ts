import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { providerIds } from "../domain/payment/payment-providers.ts"
import { Forbidden, NotFound, TooManyRequests, Unavailable } from "./errors.ts"

/**
 * Webhook for payment providers: no session and no token, because browsers do not call it; a message is trusted only by
 * the provider's signature (rule safety.provider-messages). A provider without configured keys is answered as not
 * found.
 */
export class PaymentsApi extends HttpApiGroup.make("payments").add(
  HttpApiEndpoint.post("event", "/api/payments/:provider/events", {
    params: { provider: Schema.Literals(providerIds) },
    // raw format of the provider: the signature covers the bytes, so fields are read only after it has been verified
    payload: Schema.Record(Schema.String, Schema.Unknown),
    success: HttpApiSchema.NoContent,
    error: [Forbidden, NotFound, TooManyRequests, Unavailable]
  })
) {}
