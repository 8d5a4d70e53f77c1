import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Leaves drafts, receipts and mails as they are, up to a page each: packing them saves half of their size and costs
 * each save of a step, each order and each mail a fifth of a millisecond of the database (decision 024). Receipts
 * have outgrown the limit of migration 0005. What is larger than a page is still packed, mails are kept beside theirs.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`alter table customer_order set (toast_tuple_target = 8160)`
  yield* sql`alter table order_draft set (toast_tuple_target = 8160)`
  yield* sql`
    alter table mail alter body_text set storage external, alter body_html set storage external`
})
