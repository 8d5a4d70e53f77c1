import { Context, type Effect } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import type { SignedIn } from "../../contract/middleware.ts"

/** A verified access token: its user, and the rights at the time of its creation. */
export interface Claims extends SignedIn {
  /** The account's security version when the token was created. */
  readonly securityVersion: number
  /** Number of the refresh token with which the access token was issued. */
  readonly place: number
  /** Expiry of the token, seconds since 1970. */
  readonly expiresAt: number
}

/** Finds the user of a request's access token; implemented by accounts for the guard and for pages. */
export class Access extends Context.Service<
  Access,
  {
    /** Reads a token without the database; `undefined` if it is missing, forged or expired. */
    readonly claimed: (
      token: string | undefined,
      nowMs: number
    ) => Effect.Effect<Claims | undefined, SqlError>
    /** Whether the sign-in is still valid and the account's rights still match the token. */
    readonly confirmed: (claims: Claims, nowMs: number) => Effect.Effect<boolean, SqlError>
    /** Records that the user is active, which extends the idle timeout. */
    readonly noteActivity: (claims: Claims, nowMs: number) => Effect.Effect<void, SqlError>
  }
>()("server/ports/Access") {}
