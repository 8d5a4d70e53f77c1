import { Effect } from "effect"
import { Visitor } from "../../contract/middleware.ts"
import { verdictOn } from "../../domain/rights/permissions.ts"
import { isStaffRole } from "../../domain/rights/roles.ts"
import { refusals } from "../http/refusals.ts"

/** Whoever the guard let through. */
export const signedIn = Effect.flatMap(Visitor, ({ user }) =>
  user === undefined
    ? Effect.die("The guard let somebody through who is not signed in")
    : Effect.succeed(user)
)

/**
 * Whose orders somebody sees: all of them by a right of the house, else those of the own dealer; without a dealer there
 * is nothing to see.
 */
export const seenDealer = Effect.gen(function* () {
  const { roles, dealerId } = yield* signedIn
  const ofHouse = { kind: "account", roles: roles.filter(isStaffRole), isImpersonated: false } as const
  if (verdictOn("statistics.period", ofHouse) === "allowed") return undefined
  return dealerId ?? (yield* Effect.fail(refusals.notFound))
})
