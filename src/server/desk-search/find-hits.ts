import { Effect } from "effect"
import type { DeskHits, HitGroup, HitKind } from "../../domain/desk-search/desk-hits.ts"
import { permissionOfHits } from "../../domain/desk-search/desk-hits.ts"
import { deskSearchOf } from "../../domain/desk-search/desk-search.ts"
import { verdictOn } from "../../domain/rights/permissions.ts"
import { dealerScopeOf } from "../http/dealer-scope.ts"
import { countCall } from "../http/rate-limits.ts"
import { staffMember } from "../http/staff-member.ts"
import type { Wish } from "./found-orders.ts"
import { guestHits, orderHits } from "./order-hits.ts"
import { customerHits, dealerHits, userHits } from "./people-hits.ts"

const none: HitGroup<never> = { items: [], hasMore: false }

const nothing: DeskHits = { orders: none, customers: none, guests: none, dealers: none, users: none }

/**
 * Finds all matching records that the caller may open; of each kind, only those that the kind's own list would show
 * (rule desk.one-search). A search that is too short finds nothing. Opening a record is logged, but searching is not,
 * as in the lists.
 */
export const findHits = Effect.fnUntraced(function* (typed: string) {
  const user = yield* staffMember
  yield* countCall("deskSearch", { session: String(user.accountId) })
  const search = deskSearchOf(typed)
  if (search.kind === "short" || search.kind === "begun") return nothing
  const wish: Wish = search
  const { dealerId } = yield* dealerScopeOf(permissionOfHits.orders)
  const who = { kind: "account", roles: user.roles, isImpersonated: user.actorId !== undefined } as const
  const may = (kind: HitKind) => verdictOn(permissionOfHits[kind], who) === "allowed"
  const hits: DeskHits = {
    orders: yield* orderHits(wish, dealerId),
    customers: may("customers") ? yield* customerHits(wish) : none,
    guests: may("guests") ? yield* guestHits(wish) : none,
    dealers: may("dealers") ? yield* dealerHits(wish, typed) : none,
    users: may("users") ? yield* userHits(wish) : none
  }
  return hits
})
