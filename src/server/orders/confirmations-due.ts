import { Cause, Context, Effect, Layer, Queue } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Mailer } from "../ports/mailer.ts"
import { ShopSite } from "../ports/shop-site.ts"
import type { PathBases } from "../ports/link-bases.ts"
import { confirmationJob, confirmationOf } from "./confirm-order.ts"
import { findOrders } from "./order-page.ts"
import { sellerMail, sellerMailJob } from "./seller-mail.ts"

/**
 * `tell` reports that an order was committed; if no process is listening, the order's row waits until a process is
 * listening again.
 */
export const ConfirmationsDue = Context.Reference<{ readonly tell: Effect.Effect<void> }>(
  "server/orders/ConfirmationsDue",
  { defaultValue: () => ({ tell: Effect.void }) }
)

type Log = (line: string) => void

/** Maximum number of rows that are processed in one turn. */
const most = 50

/**
 * Pause between two runs, in ms: short enough that a single order is confirmed almost at once, and long enough that one
 * run confirms many orders under load.
 */
const pause = 150

/**
 * Polling interval, in ms. The poll finds orders that were never announced, because their server process ended right
 * after the commit.
 */
const lookEvery = 30_000

const taken = Effect.gen(function* () {
  const sql = yield* SqlClient
  const rows = yield* sql<{ readonly orderId: string }>`
    delete from confirmation_due
    where order_id in (select order_id from confirmation_due limit ${most}::int for update skip locked)
    returning order_id as "orderId"`
  return rows.map(({ orderId }) => orderId)
})

/** Stores the mails of orders due for confirmation; used without a mail server, so they are not sent. */
const keepDue = (linkBases: PathBases) =>
  Effect.gen(function* () {
    const orderIds = yield* taken
    if (orderIds.length === 0) return 0
    const { operator } = yield* ShopSite
    const mails = yield* Effect.forEach(yield* findOrders(orderIds), (order) =>
      Effect.map(confirmationOf(order, linkBases), (mail) => {
        const payload = { orderId: order.orderId }
        return [
          { ...mail, job: { task: confirmationJob, payload } },
          { ...sellerMail(order, { operator, bases: linkBases }), job: { task: sellerMailJob, payload } }
        ]
      })
    )
    yield* (yield* Mailer).keep(mails.flat())
    return orderIds.length
  })

/** Turns each due mail into a separate job, which waits and is retried independently. */
const moveDue = Effect.gen(function* () {
  const sql = yield* SqlClient
  const orderIds = yield* taken
  if (orderIds.length > 0)
    yield* sql`
      select count(job.id) from graphile_worker.add_jobs((
        select array_agg((task, json_build_object('orderId', id), null, null, null, null, null,
          null)::graphile_worker.job_spec)
        from unnest(${orderIds}::text[]) id, unnest(${[confirmationJob, sellerMailJob]}::text[]) task)) job`
  return orderIds.length
})

/**
 * Sends due confirmations to buyer and seller, once per order even if several processes run. Returns the number of
 * confirmations.
 */
export const confirmDue = Effect.fnUntraced(function* (linkBases: PathBases, log: Log = () => {}) {
  const { withTransaction } = yield* SqlClient
  const { hasServer } = yield* Mailer
  if (hasServer) return yield* withTransaction(moveDue)
  // one mail that cannot be written must not delay the others: if each mail is a separate job, only that job fails
  return yield* Effect.catchCause(withTransaction(keepDue(linkBases)), (cause) => {
    log(`confirmations are written one by one: ${String(Cause.squash(cause))}`)
    return withTransaction(moveDue)
  })
})

/** Confirms placed orders as long as this process runs. */
export const confirmationsDueLayer = (linkBases: PathBases, log: Log) =>
  Layer.effect(ConfirmationsDue)(
    Effect.gen(function* () {
      const bell = yield* Queue.sliding<void>(1)
      const tell = Effect.asVoid(Queue.offer(bell, undefined))
      const turn = confirmDue(linkBases, log).pipe(
        Effect.repeat({ until: (count) => count < most }),
        // no order is announced a second time, so this loop must continue: defects, such as a rollback on a cut
        // connection, are caught as well
        Effect.catchCause((cause) =>
          Effect.sync(() => log(`confirmations wait: ${String(Cause.squash(cause))}`))
        )
      )
      yield* Effect.forkScoped(
        Effect.forever(Queue.take(bell).pipe(Effect.andThen(turn), Effect.andThen(Effect.sleep(pause))))
      )
      yield* Effect.forkScoped(Effect.forever(Effect.andThen(tell, Effect.sleep(lookEvery))))
      return { tell }
    })
  )
