import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { DraftRow, ReadyContents } from "./draft-row.ts"
import type { DraftOwner } from "./drafts.ts"

/** Days in which a second order of the same goods for the same place may be an accidental duplicate. */
export const doubleOrderDays = 14

/**
 * Counts the orders of the same goods for the same postal code that the buyer has placed recently and that have not
 * ended (decision 021). Only the buyer's own orders count: those of the account, and those that this browser placed
 * without an account. Orders are not searched by the entered e-mail address, because that address proves nothing.
 */
export const recentOrders = Effect.fnUntraced(function* (
  { ownerHash, accountId }: DraftOwner,
  row: DraftRow,
  contents: ReadyContents,
  at: Date
) {
  const sql = yield* SqlClient
  const since = new Date(at.getTime() - doubleOrderDays * 86_400_000).toISOString()
  const account = accountId ?? null
  const [found] = yield* sql<{ readonly count: number }>`
    with own as (
      select k.body ->> 'OrderId' as id from idempotency_key k where k.owner_hash = ${ownerHash}::bytea
      union
      select a.id from customer_order a where a.account_id = ${account}::int and a.placed_at > ${since}::timestamptz
    )
    select count(*)::int as count from own join customer_order o on o.id = own.id
    where o.country_id = ${row.countryId} and o.product_group_id = ${row.productGroupId}
      and o.placed_at > ${since}::timestamptz
      and (o.account_id is null or o.account_id = ${account}::int)
      and o.receipt -> 'deliveryAddress' ->> 'zipCode' = ${contents.deliveryAddress.zipCode}
      and o.status not in ('refused', 'cancelledByDealer', 'cancelledByCustomer', 'withdrawn')`
  return found?.count ?? 0
})
