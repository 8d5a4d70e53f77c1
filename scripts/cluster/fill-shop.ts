import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { sqlLayer } from "../../src/server/db/client.ts"
import { migrate } from "../../src/server/db/migrate.ts"
import { loadSampleData } from "../../src/server/sample-data/load.ts"

/** A few dealers who deliver everywhere: there are enough offers for orders, and the shop starts within seconds. */
const few = { scale: 0.01, dealers: 45, offersPerZip: 8, productGroups: [3, 9] } as const

/** Migrates an empty database to this version's schema, and fills it with a small sample shop. */
export const fillShop = (url: string): Promise<void> =>
  Effect.gen(function* () {
    yield* migrate
    const sql = yield* SqlClient
    const today = new Date().toISOString().slice(0, 10)
    yield* sql.withTransaction(loadSampleData({ seed: 1, today, progress: () => {}, ...few }))
  }).pipe(Effect.provide(sqlLayer(url, { maxConnections: 1 })), Effect.runPromise)
