import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { providerIds } from "../domain/payment/payment-providers.ts"
import { Forbidden, NotFound, TooManyRequests, Unavailable } from "./errors.ts"

/**
 * Where payment providers send their messages: no session and no token, since no browser sends them; they are believed
 * for the provider's signature alone (rule safety.provider-messages). A provider without keys does not exist here.
 */
export class PaymentsApi extends HttpApiGroup.make("payments").add(
  HttpApiEndpoint.post("event", "/api/payments/:provider/events", {
    params: { provider: Schema.Literals(providerIds) },
    // as the provider writes it: the signature is over its bytes, and what is read of it is read after that
    payload: Schema.Record(Schema.String, Schema.Unknown),
    success: HttpApiSchema.NoContent,
    error: [Forbidden, NotFound, TooManyRequests, Unavailable]
  })
) {}
