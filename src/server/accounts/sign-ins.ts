import { Clock, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { SignIns } from "../ports/sign-ins.ts"
import { type EndCause, endFamiliesOf } from "./families.ts"
import { beginInNameOf } from "./impersonation.ts"
import { dropTokens } from "./registration/mail-tokens.ts"
import { SigningKeys } from "./signing-keys.ts"

/**
 * Ends all sign-ins of an account. A lock also invalidates links that change the e-mail address or set the password,
 * such as invitations, because they would bypass the lock.
 */
const endAllOf = Effect.fnUntraced(function* (accountId: number, cause: EndCause) {
  yield* endFamiliesOf(accountId, cause, yield* Clock.currentTimeMillis)
  if (cause !== "locked") return
  yield* dropTokens("email", accountId)
  yield* dropTokens("password", accountId)
})

/** Support actions on the sign-ins of accounts. */
export const signInsLayer = Layer.effect(SignIns)(
  Effect.gen(function* () {
    const context = yield* Effect.context<SqlClient | SigningKeys>()
    return {
      endAllOf: (accountId, cause) => Effect.provideContext(endAllOf(accountId, cause), context),
      beginInNameOf: (accountId, actor, why) =>
        Effect.provideContext(beginInNameOf(accountId, actor, why), context)
    }
  })
)
