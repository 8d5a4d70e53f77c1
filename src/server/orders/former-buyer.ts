import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Visitor } from "../../contract/middleware.ts"
import { stationAddresses } from "../../domain/order/wizard/former-stations.ts"
import type { KnownBuyer } from "../../domain/order/wizard/known-buyer.ts"
import type { DraftStation } from "../../domain/order/wizard/stations.ts"
import { ownerOf } from "./drafts.ts"

/**
 * How long an address is offered for the next order, in ms; this is as long as the input of a registration is stored.
 */
const remembered = 86_400_000

/**
 * Returns the SQL condition for the caller's other orders within a day: of the same session, or of the same account.
 * Signed-in customers never see the input of a guest in the same browser.
 */
const otherOrders = Effect.fnUntraced(function* (draftId: string) {
  const owner = ownerOf(yield* Visitor)
  if (owner === undefined) return undefined
  const sql = yield* SqlClient
  const since = new Date((yield* Clock.currentTimeMillis) - remembered).toISOString()
  const { ownerHash, accountId } = owner
  const own =
    accountId === undefined
      ? sql`owner_hash = ${ownerHash}::bytea and account_id is null`
      : sql`account_id = ${accountId}`
  return sql`${own} and id <> ${draftId} and changed_at > ${since}::timestamptz`
})

/**
 * Returns what the caller entered for another order in the same session or account within a day (rule
 * order.former-address).
 */
export const formerBuyer = Effect.fnUntraced(function* (draftId: string) {
  const others = yield* otherOrders(draftId)
  if (others === undefined) return undefined
  const sql = yield* SqlClient
  const [former] = yield* sql<KnownBuyer>`
    select contents ->> 'emailAddress' as "emailAddress", contents -> 'deliveryAddress' as "deliveryAddress",
      (contents ->> 'useInvoiceAddress')::boolean as "useInvoiceAddress",
      nullif(contents -> 'invoiceAddress', 'null') as "invoiceAddress"
    from order_draft
    where ${others} and jsonb_typeof(contents -> 'deliveryAddress') = 'object'
    order by changed_at desc limit 1`
  return former
})

/** Returns the addresses of the further stations of such an order; empty if there are none. */
export const formerStations = Effect.fnUntraced(function* (draftId: string) {
  const others = yield* otherOrders(draftId)
  if (others === undefined) return []
  const sql = yield* SqlClient
  const [former] = yield* sql<{ readonly stations: ReadonlyArray<DraftStation> }>`
    select contents -> 'stations' as stations from order_draft
    where ${others} and jsonb_typeof(contents -> 'stations') = 'array'
    order by changed_at desc limit 1`
  return stationAddresses(former?.stations ?? [])
})
