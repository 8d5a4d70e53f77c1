import { Effect } from "effect"
import { Visitor } from "../../../contract/middleware.ts"
import type { LifeParty } from "../../../domain/order/life/order-life.ts"
import { isStaff, type Role } from "../../../domain/rights/roles.ts"
import { refusals } from "../../http/refusals.ts"
import { dealerScopeOf } from "../../http/dealer-scope.ts"
import type { LifeRow } from "./life-row.ts"

/** The actor of an order's event, as the log stores it. */
export interface Actor {
  readonly kind: "dealer" | "staff" | "account" | "grant" | "form"
  readonly party: LifeParty
  readonly role: Role | null
  readonly accountId: number | null
  /** Account id of the staff member who acts on behalf of the account's owner. */
  readonly actingId: number | null
}

/** The actor of a withdrawal that anyone declares with the form. */
export const byForm: Actor = { kind: "form", party: "customer", role: null, accountId: null, actingId: null }

/** A guest whose browser has the grant of the order. */
export const byGrant: Actor = { ...byForm, kind: "grant" }

/**
 * Returns the actor on the seller's side, who needs a permission to sell or to bill: dealers for their own orders,
 * staff for all orders; orders of other dealers are treated as missing.
 */
export const sellerOf = Effect.fnUntraced(function* (
  row: LifeRow | undefined,
  permission: "orders.sell" | "orders.bill" = "orders.sell"
) {
  const { user } = yield* Visitor
  const { dealerId } = yield* dealerScopeOf(permission)
  if (user === undefined || row === undefined || (dealerId !== null && dealerId !== row.dealerId))
    return yield* Effect.fail(refusals.notFound)
  const staff = dealerId === null
  const actor: Actor = {
    kind: staff ? "staff" : "dealer",
    party: staff ? "operator" : "seller",
    role: user.roles.find((role) => isStaff([role]) === staff) ?? null,
    accountId: user.accountId,
    actingId: null
  }
  return actor
})
