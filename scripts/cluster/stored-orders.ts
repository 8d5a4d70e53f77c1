import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { sqlLayer } from "../../src/server/db/client.ts"
import type { Stored } from "./tally.ts"

/** All orders in the database that were placed by drills. */
export const storedOrders = (url: string): Promise<ReadonlyArray<Stored>> =>
  Effect.flatMap(
    SqlClient,
    (sql) => sql<Stored>`
      select id as "orderId", draft_id as "draftId" from customer_order where email like 'drill-%@example.de'`
  ).pipe(Effect.provide(sqlLayer(url, { maxConnections: 1 })), Effect.runPromise)
