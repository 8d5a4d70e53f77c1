import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Visitor } from "../../../contract/middleware.ts"
import { orderSteps } from "../../../domain/order/steps.ts"
import { productGroup, type ProductGroupId } from "../../../domain/product/product-group.ts"
import { returnPath } from "../../../domain/account/return-url.ts"

/** Placeholder for the shop's origin: only paths are accepted and returned (rule safety.foreign-address). */
const anyOrigin = "https://shop.invalid"

/** Returns the requested page if it is a path of the shop that allows a return; otherwise null. */
export const ownReturnPath = (returnUrl: string | undefined): string | null =>
  returnPath(returnUrl, anyOrigin, "") || null

/**
 * Returns the page where a customer continues: the requested page, otherwise the page of the unplaced order draft that
 * this browser changed last.
 */
export const wayOn = Effect.fnUntraced(function* (returnUrl: string | undefined) {
  const wished = ownReturnPath(returnUrl)
  const { ownerHash } = yield* Visitor
  if (wished !== null || ownerHash === undefined) return wished
  const sql = yield* SqlClient
  const [draft] = yield* sql<{ readonly id: string; readonly productGroupId: ProductGroupId }>`
    select id, product_group_id as "productGroupId" from order_draft d
    where owner_hash = ${ownerHash} and not exists (select 1 from customer_order where draft_id = d.id)
    order by changed_at desc limit 1`
  return draft === undefined
    ? null
    : `/${productGroup(draft.productGroupId).slug}/bestellung/${orderSteps.DeliveryAddress.shown.segment}?draft=${draft.id}`
})
