import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { addJob } from "../../db/add-job.ts"
import type { AccountRow } from "../account-row.ts"

/** Name of the job that is added at the first sign-in after an account's e-mail address was verified. */
export const attachOrdersJob = "attach-guest-orders"

const decode = Schema.decodeUnknownEffect(
  Schema.Struct({ accountId: Schema.Int, until: Schema.optionalKey(Schema.String) })
)

/**
 * Attaches to an account the guest orders with exactly its e-mail address (decision 033) that were placed before the
 * address was verified; later orders that other people place with this address are not attached.
 */
export const attachOrders = Effect.fnUntraced(function* (payload: unknown) {
  const { accountId, until } = yield* decode(payload)
  const sql = yield* SqlClient
  yield* sql`
    update customer_order o set account_id = a.id from account a
    where a.id = ${accountId} and o.account_id is null and mailbox_key(o.email) = mailbox_key(a.email)
      and (${until ?? null}::timestamptz is null or o.placed_at <= ${until ?? null}::timestamptz)`
})

/**
 * Called when an account's e-mail address is verified: guest orders with this address are attached at the next sign-in.
 * The link alone is not enough, because the person who opens it may not be the one who knows the account's password
 * (decision 033).
 */
export const letOrdersWait = Effect.fnUntraced(function* (accountId: number, now: number) {
  const sql = yield* SqlClient
  yield* sql`update account set orders_until = ${new Date(now).toISOString()} where id = ${accountId}`
})

/** Attaches waiting guest orders to the account that has just signed in. */
export const joinOrders = Effect.fnUntraced(function* ({ id, ordersUntil }: AccountRow) {
  if (ordersUntil === null) return
  const sql = yield* SqlClient
  const until = ordersUntil.toISOString()
  yield* sql.withTransaction(
    Effect.andThen(
      sql`update account set orders_until = null where id = ${id}`,
      addJob(attachOrdersJob, { accountId: id, until })
    )
  )
})
