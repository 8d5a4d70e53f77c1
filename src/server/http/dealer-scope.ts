import { Effect } from "effect"
import { Visitor } from "../../contract/middleware.ts"
import { type Permission, rowsOf } from "../../domain/rights/permissions.ts"

/**
 * The calling account, and the only dealer whose rows it may see; `dealerId` is null if the account may see the rows of
 * all dealers.
 */
export interface DealerScope {
  readonly accountId: number
  readonly dealerId: number | null
}

/** An id that no dealer has: an account with a dealer's role but without a dealer sees no rows. */
const noDealer = 0

/**
 * Returns the dealer whose rows a permission lets the caller see (decision 026); the guard has already checked the
 * permission.
 */
export const dealerScopeOf = Effect.fnUntraced(function* (permission: Permission) {
  const { user } = yield* Visitor
  if (user === undefined) return yield* Effect.die("The guard let an anonymous user through")
  const { accountId, roles, actorId } = user
  const rows = rowsOf(permission, { kind: "account", roles, isImpersonated: actorId !== undefined })
  const desk: DealerScope = { accountId, dealerId: rows === "all" ? null : (user.dealerId ?? noDealer) }
  return desk
})
