import { Effect } from "effect"
import { invalid, refusals } from "../http/refusals.ts"
import { SignIns } from "../ports/sign-ins.ts"
import { staffMember } from "../http/staff-member.ts"
import { returnPath } from "../../domain/account/return-url.ts"
import { isStaff } from "../../domain/rights/roles.ts"
import { shortestReason } from "../../domain/support/people.ts"
import { findUser } from "./users.ts"

/** Placeholder origin: only the path is read and returned. */
const anyOrigin = "https://shop.invalid"

interface Wish {
  readonly reason: string
  readonly page?: string
}

/**
 * Starts an impersonation of a customer (rule account.acting-reason): only with a reason, never of staff or of a locked
 * account.
 */
export const actFor = Effect.fnUntraced(function* (id: number, wish: Wish) {
  const signIns = yield* SignIns
  const actor = yield* staffMember
  const reason = wish.reason.trim()
  if (reason.length < shortestReason)
    return yield* Effect.fail(
      invalid([{ code: "tooShort", field: "Reason", params: { minimum: shortestReason } }])
    )
  const user = yield* findUser(id)
  if (isStaff(user.roles)) return yield* Effect.fail(refusals.forbidden)
  if (user.isLocked) return yield* Effect.fail(invalid([{ code: "locked", field: "Id", params: {} }]))
  const page = returnPath(wish.page, anyOrigin, "")
  return yield* signIns.beginInNameOf(id, actor, { reason, page: page || null })
})
