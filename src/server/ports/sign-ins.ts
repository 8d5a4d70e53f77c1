import { Context, type Effect } from "effect"
import type { HttpServerRequest } from "effect/http/HttpServerRequest"
import type { SqlError } from "effect/sql/SqlError"
import type { SignInAnswer } from "../../contract/account.api.ts"
import type { SignedIn } from "../../contract/middleware.ts"
import type { refusals } from "../http/refusals.ts"
import type { Secrets } from "../http/secrets.ts"
import type { Sessions } from "../http/sessions.ts"

/** Why staff begin to act in a customer's name, and the page of the shop that they come back to. */
export interface ReasonToAct {
  readonly reason: string
  readonly page: string | null
}

/** The sign-ins of accounts, as support may touch them; promised by accounts. */
export class SignIns extends Context.Service<
  SignIns,
  {
    /** Ends every sign-in of an account and what was begun from them in others' names. */
    readonly endAllOf: (
      accountId: number,
      cause: "locked" | "rolesChanged" | "secondFactorReset"
    ) => Effect.Effect<void, SqlError>
    /** Signs the caller's browser in as a customer, from the staff member's own sign-in (decision 015). */
    readonly beginInNameOf: (
      accountId: number,
      actor: SignedIn,
      why: ReasonToAct
    ) => Effect.Effect<
      SignInAnswer,
      SqlError | typeof refusals.unavailable,
      HttpServerRequest | Secrets | Sessions
    >
  }
>()("server/ports/SignIns") {}
