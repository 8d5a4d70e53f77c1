import { Context } from "effect"
import { HttpApiMiddleware } from "effect/http-api"
import { BadRequest, Forbidden, Invalid, TooManyRequests, Unavailable, UnsupportedType } from "./errors.ts"

/**
 * Turns every schema failure of a request into 422 with all problems by field (decisions.md behaviour 5), but one in the
 * path into 404: an endpoint with parameters in its path lists `NotFound`.
 */
export class Validation extends HttpApiMiddleware.Service<Validation>()("heizmarkt/Validation", {
  error: Invalid
}) {}

/** Who calls: the guest session of the cookie, or nobody yet. */
export class Visitor extends Context.Service<
  Visitor,
  {
    /** SHA-256 of the session id; `undefined` before the first session. */
    readonly ownerHash: Uint8Array | undefined
    /** Network address of the peer or, behind a trusted proxy, of the client. */
    readonly address: string
  }
>()("heizmarkt/Visitor") {}

/**
 * Session, CSRF token, origin and content type of a call (reliability.md T09): an unsafe call needs a session, its
 * token in `X-CSRF-TOKEN`, our own origin and a JSON body.
 */
export class Guarded extends HttpApiMiddleware.Service<Guarded, { provides: Visitor }>()(
  "heizmarkt/Guarded",
  {
    error: [Forbidden, UnsupportedType, BadRequest, TooManyRequests, Unavailable]
  }
) {}

/** For calls that take part without a session: who calls is known by address alone. */
export class Open extends HttpApiMiddleware.Service<Open, { provides: Visitor }>()("heizmarkt/Open", {
  error: [UnsupportedType, TooManyRequests, Unavailable]
}) {}
