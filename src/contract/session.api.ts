import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Forbidden, Unavailable } from "./errors.ts"
import { text } from "./primitives.ts"

/** Starts or renews the visitor's session: sets its HttpOnly cookie and the readable CSRF cookie (decision 007). */
export class SessionApi extends HttpApiGroup.make("session").add(
  HttpApiEndpoint.get("renew", "/session/renew", {
    query: { v: Schema.optionalKey(text(20)), a: Schema.optionalKey(Schema.Literal("1")) },
    success: HttpApiSchema.NoContent,
    error: [Forbidden, Unavailable]
  })
) {}
