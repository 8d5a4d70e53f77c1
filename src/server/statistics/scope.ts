import { Effect } from "effect"
import { Visitor } from "../../contract/middleware.ts"
import { verdictOn } from "../../domain/rights/permissions.ts"
import { isStaffRole } from "../../domain/rights/roles.ts"
import { refusals } from "../http/refusals.ts"

/** The signed-in user; the guard refuses anonymous callers before. */
export const signedIn = Effect.flatMap(Visitor, ({ user }) =>
  user === undefined ? Effect.die("The guard let an anonymous caller through") : Effect.succeed(user)
)

/**
 * The dealer whose orders the caller may see: undefined (all orders) with a permission of staff, else their own dealer;
 * without a dealer the call is refused.
 */
export const seenDealer = Effect.gen(function* () {
  const { roles, dealerId } = yield* signedIn
  const ofHouse = { kind: "account", roles: roles.filter(isStaffRole), isImpersonated: false } as const
  if (verdictOn("statistics.period", ofHouse) === "allowed") return undefined
  return dealerId ?? (yield* Effect.fail(refusals.notFound))
})
