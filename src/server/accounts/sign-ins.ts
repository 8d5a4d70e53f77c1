import { Clock, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { SignIns } from "../ports/sign-ins.ts"
import { endFamiliesOf } from "./families.ts"
import { beginInNameOf } from "./impersonation.ts"
import { SigningKeys } from "./signing-keys.ts"

/** What support may do with the sign-ins of accounts. */
export const signInsLayer = Layer.effect(SignIns)(
  Effect.gen(function* () {
    const context = yield* Effect.context<SqlClient | SigningKeys>()
    return {
      endAllOf: (accountId, cause) =>
        Effect.flatMap(Clock.currentTimeMillis, (now) =>
          Effect.provideContext(endFamiliesOf(accountId, cause, now), context)
        ),
      beginInNameOf: (accountId, actor, reason) =>
        Effect.provideContext(beginInNameOf(accountId, actor, reason), context)
    }
  })
)
