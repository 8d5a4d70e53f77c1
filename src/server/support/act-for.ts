import { Effect } from "effect"
import { invalid, refusals } from "../http/refusals.ts"
import { SignIns } from "../ports/sign-ins.ts"
import { staffMember } from "../http/staff-member.ts"
import { isStaff } from "../../domain/rights/roles.ts"
import { shortestReason } from "../../domain/support/people.ts"
import { findUser } from "./users.ts"

/**
 * Begins to act in a customer's name (rule account.acting-reason): for a reason, never for staff, never for a locked
 * account.
 */
export const actFor = Effect.fnUntraced(function* (id: number, given: string) {
  const signIns = yield* SignIns
  const actor = yield* staffMember
  const reason = given.trim()
  if (reason.length < shortestReason)
    return yield* Effect.fail(
      invalid([{ code: "tooShort", field: "Reason", params: { minimum: shortestReason } }])
    )
  const user = yield* findUser(id)
  if (isStaff(user.roles)) return yield* Effect.fail(refusals.forbidden)
  if (user.isLocked) return yield* Effect.fail(invalid([{ code: "locked", field: "Id", params: {} }]))
  return yield* signIns.beginInNameOf(id, actor, reason)
})
