import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { providerIds } from "../domain/payment/payment-providers.ts"
import { Forbidden, NotFound, TooManyRequests, Unavailable } from "./errors.ts"

/**
 * Webhook for payment providers. It requires no session and no token, because browsers do not call it; a message is
 * trusted only if the provider's signature is valid (rule safety.provider-messages). The path of a provider without
 * configured keys returns 404.
 */
export class PaymentsApi extends HttpApiGroup.make("payments").add(
  HttpApiEndpoint.post("event", "/api/payments/:provider/events", {
    params: { provider: Schema.Literals(providerIds) },
    // the message in the provider's raw format. The signature covers its bytes, so the fields are read only after the
    // signature has been verified
    payload: Schema.Record(Schema.String, Schema.Unknown),
    success: HttpApiSchema.NoContent,
    error: [Forbidden, NotFound, TooManyRequests, Unavailable]
  })
) {}
