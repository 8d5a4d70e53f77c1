import { Effect } from "effect"
import { verdictOn } from "../../../domain/rights/permissions.ts"
import { isStaffRole } from "../../../domain/rights/roles.ts"
import { refusals } from "../../http/refusals.ts"
import { staffMember } from "../../http/staff-member.ts"
import type { Actor } from "../life/actor.ts"
import { takeWish } from "../life/lead-on.ts"
import type { LifeRow } from "../life/life-row.ts"

/**
 * Returns the actor for staff who act on behalf of the buyer, with the buyer's permissions; the log names the staff
 * member.
 */
const forBuyerOf = Effect.fnUntraced(function* (row: LifeRow | undefined) {
  const user = yield* staffMember
  if (row === undefined) return yield* Effect.fail(refusals.notFound)
  const mayItself = (role: (typeof user.roles)[number]) =>
    isStaffRole(role) &&
    verdictOn("orders.end", { kind: "account", roles: [role], isImpersonated: false }) === "allowed"
  const actor: Actor = {
    kind: "staff",
    party: "customer",
    role: user.roles.find(mayItself) ?? null,
    accountId: user.accountId,
    actingId: null
  }
  return actor
})

/**
 * Cancels or withdraws an order for its buyer, who has requested this by telephone or letter and gets the usual mail.
 */
export const endForBuyer = (
  orderId: string,
  type: "order.cancel" | "order.withdraw",
  {
    version,
    reason,
    behalfReason
  }: {
    readonly version: number
    readonly reason: string
    readonly behalfReason: string
  }
) => takeWish(orderId, { version, behalfReason }, (who) => ({ type, reason, ...who }), forBuyerOf)
