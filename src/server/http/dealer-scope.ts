import { Effect } from "effect"
import { Visitor } from "../../contract/middleware.ts"
import { type Permission, rowsOf } from "../../domain/rights/permissions.ts"

/** The account that works with dealers' rows, and the only dealer whose rows it may see; null where it may see all. */
export interface DealerScope {
  readonly accountId: number
  readonly dealerId: number | null
}

/** The id of no dealer: an account with a dealer's role and without a dealer has no rows. */
const noDealer = 0

/** The rows that a permission opens to the caller (decision 026); the guard has let them through. */
export const dealerScopeOf = Effect.fnUntraced(function* (permission: Permission) {
  const { user } = yield* Visitor
  if (user === undefined) return yield* Effect.die("The guard let an anonymous user through")
  const { accountId, roles, actorId } = user
  const rows = rowsOf(permission, { kind: "account", roles, isImpersonated: actorId !== undefined })
  const desk: DealerScope = { accountId, dealerId: rows === "all" ? null : (user.dealerId ?? noDealer) }
  return desk
})
