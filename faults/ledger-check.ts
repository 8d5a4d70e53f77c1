import * as Effect from "effect/Effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { KeptOrder } from "./messages.ts"

/** All orders that the drafts became, each with whether it is whole. */
export const ordersOfDrafts = Effect.fnUntraced(function* (drafts: ReadonlyArray<string>) {
  const sql = yield* SqlClient
  return yield* sql<KeptOrder>`
    select split_part(o.draft_id, '#', 1) as "draftId", o.id as "orderId",
      coalesce((select sum(l.amount_cents) from order_line l where l.order_id = o.id), 0) = o.total_cents
      and (select count(*) from order_event e where e.order_id = o.id) = 1
      and (select count(*) from order_grant g where g.order_id = o.id) = 2
      and (exists (select from mail m where m.id = 'order-confirmation-' || o.id)
        or exists (select from graphile_worker.jobs j where j.key = 'order-confirmation:' || o.id)) as "isWhole"
    from customer_order o
    where split_part(o.draft_id, '#', 1) = any(${[...drafts]}::text[])`
})
