import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { invalid, refusals } from "../http/refusals.ts"
import { holdAsRead } from "./account-row.ts"
import { provesSecondFactor } from "./prove-second-factor.ts"
import { freshCodes, replaceCodes } from "./recovery-codes.ts"
import { ownAccount, proveOwnPassword } from "./registration/own-account.ts"

const codeWrong = invalid([{ code: "secondFactorWrong", field: "Code", params: {} }])

/**
 * Creates recovery codes for the signed-in user; requires password and second factor again, so that an unattended
 * browser gives no lasting access. Only this response contains the codes.
 */
export const newRecoveryCodes = Effect.fnUntraced(function* (wish: {
  readonly password: string
  readonly code: string
}) {
  const account = yield* ownAccount
  yield* proveOwnPassword(account, wish.password, "Password")
  const now = yield* Clock.currentTimeMillis
  const { totpSecret } = account
  if (totpSecret === null || !(yield* provesSecondFactor(account, undefined, wish.code, now)))
    return yield* Effect.fail(codeWrong)
  const fresh = yield* freshCodes
  const sql = yield* SqlClient
  yield* sql.withTransaction(
    Effect.gen(function* () {
      if (!(yield* holdAsRead(account))) return yield* Effect.fail(refusals.signInNeeded)
      yield* replaceCodes(account.id, fresh, now)
    })
  )
  return { codes: fresh.map(({ code }) => code) }
})
