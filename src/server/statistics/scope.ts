import { Effect } from "effect"
import { Visitor } from "../../contract/middleware.ts"
import { verdictOn } from "../../domain/rights/permissions.ts"
import { isStaffRole } from "../../domain/rights/roles.ts"
import { refusals } from "../http/refusals.ts"

/** Returns the signed-in user; a guard has already refused anonymous callers. */
export const signedIn = Effect.flatMap(Visitor, ({ user }) =>
  user === undefined ? Effect.die("The guard let an anonymous caller through") : Effect.succeed(user)
)

/**
 * Returns the dealer whose orders the caller may see: undefined (all orders) with a staff permission, otherwise the
 * caller's own dealer; a caller without a dealer is refused.
 */
export const seenDealer = Effect.gen(function* () {
  const { roles, dealerId } = yield* signedIn
  const ofHouse = { kind: "account", roles: roles.filter(isStaffRole), isImpersonated: false } as const
  if (verdictOn("statistics.period", ofHouse) === "allowed") return undefined
  return dealerId ?? (yield* Effect.fail(refusals.notFound))
})
