import { Context } from "effect"
import { HttpApiMiddleware } from "effect/http-api"
import type { Role } from "../domain/rights/roles.ts"
import {
  BadRequest,
  Forbidden,
  Invalid,
  TooManyRequests,
  Unauthorized,
  Unavailable,
  UnsupportedType
} from "./errors.ts"

/**
 * Responds with 422 and all validation errors by field if a request violates its schema (rule wire.errors). A violation
 * in the path leads to 404 instead, so an endpoint with path parameters lists `NotFound`.
 */
export class Validation extends HttpApiMiddleware.Service<Validation>()("heizmarkt/Validation", {
  error: Invalid
}) {}

/** A signed-in user. The data come from the access token and, for protected operations, from the database. */
export interface SignedIn {
  readonly accountId: number
  /** Id of the sign-in from which the token comes. */
  readonly familyId: string
  readonly roles: ReadonlyArray<Role>
  /** The dealer whose rows this user may edit. */
  readonly dealerId: number | undefined
  /** The staff member who acts on behalf of this account. */
  readonly actorId: number | undefined
}

/** The caller: the browser's session, and the signed-in user. */
export class Visitor extends Context.Service<
  Visitor,
  {
    /** SHA-256 of the session id; `undefined` before the first session. */
    readonly ownerHash: Uint8Array | undefined
    readonly user: SignedIn | undefined
    /** Network address of the peer or, behind a trusted proxy, of the client. */
    readonly address: string
  }
>()("heizmarkt/Visitor") {}

/**
 * Checks session, CSRF token, origin and content type of a call (decision 007): an unsafe call needs a session, the
 * token of this session in `X-CSRF-TOKEN`, the shop's own origin and a JSON body.
 */
export class Guarded extends HttpApiMiddleware.Service<Guarded, { provides: Visitor }>()(
  "heizmarkt/Guarded",
  {
    error: [Unauthorized, Forbidden, UnsupportedType, BadRequest, TooManyRequests, Unavailable]
  }
) {}

/** A dealer's program, identified by its API key (rule price-list.keys): it can access only this dealer's rows. */
export class DealerProgram extends Context.Service<
  DealerProgram,
  { readonly keyId: number; readonly dealerId: number }
>()("heizmarkt/DealerProgram") {}

/**
 * For calls of dealers' programs. They send their API key as bearer token and their data as JSON, and have neither a
 * session nor an account.
 */
export class ByDealerKey extends HttpApiMiddleware.Service<ByDealerKey, { provides: DealerProgram }>()(
  "heizmarkt/ByDealerKey",
  { error: [Unauthorized, UnsupportedType, TooManyRequests, Unavailable] }
) {}

/** For calls without a session: only the network address identifies the caller. */
export class Open extends HttpApiMiddleware.Service<Open, { provides: Visitor }>()("heizmarkt/Open", {
  error: [UnsupportedType, TooManyRequests, Unavailable]
}) {}

/** Pages of every origin may read the responses of these calls, including errors (rule safety.open-data). */
export class AnyOrigin extends HttpApiMiddleware.Service<AnyOrigin>()("heizmarkt/AnyOrigin") {}

/**
 * Normalises a body before the contract validates it (decision 035): accepts alternative spellings, adds omitted
 * defaults, and treats a missing body as an empty object.
 */
export class Reading extends HttpApiMiddleware.Service<Reading>()("heizmarkt/Reading") {}
