import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { sqlLayer } from "../../src/server/db/client.ts"
import type { Stored } from "./tally.ts"

/** Returns all orders in the database that were placed by drills. */
export const storedOrders = (url: string): Promise<ReadonlyArray<Stored>> =>
  Effect.flatMap(
    SqlClient,
    (sql) => sql<Stored>`
      select id as "orderId", draft_id as "draftId" from customer_order where email like 'drill-%@example.de'`
  ).pipe(Effect.provide(sqlLayer(url, { maxConnections: 1 })), Effect.runPromise)

/**
 * Deletes the counts of today's orders from unverified e-mail addresses: twenty rounds place more orders than the shop
 * accepts from such addresses in a day.
 */
export const forgetMailboxes = (url: string): Promise<unknown> =>
  Effect.flatMap(SqlClient, (sql) => sql`delete from rate_count where bucket like 'newMailbox:%'`).pipe(
    Effect.provide(sqlLayer(url, { maxConnections: 1 })),
    Effect.runPromise
  )
