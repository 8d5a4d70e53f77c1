import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { SqlClient } from "effect/sql/SqlClient"

/** Name of the job that a proved mailbox adds. */
export const attachOrdersJob = "attach-guest-orders"

const decode = Schema.decodeUnknownEffect(Schema.Struct({ accountId: Schema.Int }))

/** Gives an account the orders that were placed as a guest with exactly its mailbox (reliability.md T24). */
export const attachOrders = Effect.fnUntraced(function* (payload: unknown) {
  const { accountId } = yield* decode(payload)
  const sql = yield* SqlClient
  yield* sql`
    update customer_order o set account_id = a.id from account a
    where a.id = ${accountId} and o.account_id is null and mailbox_key(o.email) = mailbox_key(a.email)`
})
