import { Effect } from "effect"
import { Visitor } from "../../../contract/middleware.ts"
import { countCall } from "../../http/rate-limits.ts"
import { invalid, refusals } from "../../http/refusals.ts"
import { accountById, type AccountRow } from "../account-row.ts"
import { PasswordHash } from "../password-hash.ts"

/** Who is signed in, with the row as it is now. */
export const ownAccount = Effect.gen(function* () {
  const { user } = yield* Visitor
  const account = user === undefined ? undefined : yield* accountById(user.accountId)
  return account ?? (yield* Effect.fail(refusals.signInNeeded))
})

/** Asks for the password again; who guesses it is slowed down like at signing in (rule safety.guessing). */
export const proveOwnPassword = Effect.fnUntraced(function* (
  account: AccountRow,
  password: string,
  field: string
) {
  const { address } = yield* Visitor
  yield* countCall("signIn", { session: `password of ${account.id}`, address })
  const { matches } = yield* PasswordHash
  if (!(yield* matches(password, account.passwordHash)))
    return yield* Effect.fail(invalid([{ code: "passwordWrong", field, params: {} }]))
})
