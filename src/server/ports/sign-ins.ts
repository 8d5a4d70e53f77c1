import { Context, type Effect } from "effect"
import type { HttpServerRequest } from "effect/http/HttpServerRequest"
import type { SqlError } from "effect/sql/SqlError"
import type { SignInAnswer } from "../../contract/account.api.ts"
import type { SignedIn } from "../../contract/middleware.ts"
import type { refusals } from "../http/refusals.ts"
import type { Secrets } from "../http/secrets.ts"
import type { Sessions } from "../http/sessions.ts"

/** The reason why a staff member acts on behalf of a customer, and the page of the shop to return to afterwards. */
export interface ReasonToAct {
  readonly reason: string
  readonly page: string | null
}

/** The operations on sign-ins that support may use; implemented by accounts. */
export class SignIns extends Context.Service<
  SignIns,
  {
    /** Ends every sign-in of an account, and the impersonations started from them. */
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
