import { Effect } from "effect"
import { Visitor } from "../../../contract/middleware.ts"
import { countCall } from "../../http/rate-limits.ts"
import { invalid, refusals } from "../../http/refusals.ts"
import { accountById, type AccountRow } from "../account-row.ts"
import { PasswordHash } from "../password-hash.ts"

/** Returns the account of the signed-in user, as stored now. */
export const ownAccount = Effect.gen(function* () {
  const { user } = yield* Visitor
  const account = user === undefined ? undefined : yield* accountById(user.accountId)
  return account ?? (yield* Effect.fail(refusals.signInNeeded))
})

/** Checks the password again; wrong passwords are rate limited as at sign-in (rule safety.guessing). */
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
