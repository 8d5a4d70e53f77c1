import { Context, type Effect } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import type { SignedIn } from "../../contract/middleware.ts"

/** A verified access token: who it names, and what it knew of them. */
export interface Claims extends SignedIn {
  /** The account's security version when the token was made. */
  readonly securityVersion: number
  /** Place of the refresh token that it came with. */
  readonly place: number
  /** End of the token, seconds since 1970. */
  readonly expiresAt: number
}

/** The user that a request's access token names; promised by accounts to the guard and to pages. */
export class Access extends Context.Service<
  Access,
  {
    /** Reads a token without the database; `undefined` when it is missing, forged or has ended. */
    readonly claimed: (
      token: string | undefined,
      nowMs: number
    ) => Effect.Effect<Claims | undefined, SqlError>
    /** Whether the sign-in is still alive and the account's rights are those of the token. */
    readonly confirmed: (claims: Claims, nowMs: number) => Effect.Effect<boolean, SqlError>
    /** Notes that the user is active: the idle end moves. */
    readonly noteActivity: (claims: Claims, nowMs: number) => Effect.Effect<void, SqlError>
  }
>()("server/ports/Access") {}
