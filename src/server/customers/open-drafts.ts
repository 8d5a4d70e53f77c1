import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { OpenDraft } from "../../contract/customer.api.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { Offer } from "../../domain/offer/offer.ts"
import { encodePlan } from "../../domain/options/offer-choice.ts"
import { encodeOrderQuery } from "../../domain/options/order-query.ts"
import { goodsName } from "../../domain/options/products.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import { refusals } from "../http/refusals.ts"
import { signedIn } from "./signed-in.ts"

const shown = 3

interface DraftRow {
  readonly id: string
  readonly changedAt: string
  readonly calculation: Calculation
  readonly offer: Offer
}

const draftPath = (id: string, calculation: Calculation): string => {
  const query = new URLSearchParams()
  const values = { ...encodeOrderQuery(calculation), ...encodePlan(calculation), draft: id }
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.append(name, value)
  return `/${productGroup(calculation.productGroupId).slug}/bestellung?${query.toString()}`
}

/**
 * Returns the order drafts of the account, from all devices, that were not placed (a job deletes them after 30 days).
 */
export const openDrafts = Effect.fnUntraced(function* (accountId: number) {
  const sql = yield* SqlClient
  const rows = yield* sql<DraftRow>`
    select d.id, to_char(d.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "changedAt",
      d.calculation, d.offer
    from order_draft d
    where d.account_id = ${accountId}
      and not exists (select 1 from customer_order o where o.draft_id = d.id)
    order by d.changed_at desc, d.id limit ${shown}`
  return rows.map(({ id, changedAt, calculation, offer }): OpenDraft => ({
    orderDraftId: id,
    changedAt,
    countryId: calculation.countryId,
    productGroupId: calculation.productGroupId,
    productName: goodsName(calculation.productGroupId, offer),
    amount: calculation.amount,
    unit: productGroup(calculation.productGroupId).unit,
    dealerName: offer.seller.name,
    totalPrice: offer.totalPrice,
    currency: offer.currency,
    draftPath: draftPath(id, calculation)
  }))
})

/** Tables with bank data, which are deleted together with their draft. */
const bankTables = ["sepa_mandate", "instalment_application"] as const

/**
 * Deletes an order draft of the account that was not placed, with its bank data. The response is the same for drafts of
 * other users, placed drafts and deleted drafts (rule account.begun-orders).
 */
export const discardDraft = Effect.fnUntraced(function* (orderDraftId: string) {
  const { accountId } = yield* signedIn
  const sql = yield* SqlClient
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      // placing the order locks the same row, so the next statement sees whether the draft was placed
      yield* sql`select 1 from order_draft where id = ${orderDraftId} and account_id = ${accountId} for update`
      const gone = yield* sql`
        delete from order_draft d where d.id = ${orderDraftId} and d.account_id = ${accountId}
          and not exists (select 1 from customer_order o where o.draft_id = d.id)
        returning d.id`
      if (gone.length === 0) return yield* Effect.fail(refusals.notFound)
      for (const table of bankTables) yield* sql`delete from ${sql(table)} where draft_id = ${orderDraftId}`
      return { success: true }
    })
  )
})
