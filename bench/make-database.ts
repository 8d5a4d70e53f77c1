import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { sqlLayer } from "../src/server/db/client.ts"
import { Database, databaseLayer } from "../src/server/db/database.ts"
import { migrate } from "../src/server/db/migrate.ts"
import { loadSampleData, type SampleDataOptions } from "../src/server/sample-data/load.ts"

/** A data folder with a migrated database and the sample shop of these measures; the cluster is stopped again. */
export const makeDatabase = (dataDir: string, options: Partial<SampleDataOptions>): Promise<void> => {
  const quiet = () => undefined
  const database = databaseLayer({ databaseUrl: undefined, dataDir }, quiet)
  const sql = Layer.unwrap(Effect.map(Database, ({ url }) => sqlLayer(url))).pipe(Layer.provide(database))
  const fill = Effect.gen(function* () {
    yield* migrate
    const client = yield* SqlClient
    yield* client.withTransaction(
      loadSampleData({ seed: 1, today: new Date().toISOString().slice(0, 10), progress: quiet, ...options })
    )
  })
  return Effect.runPromise(Effect.provide(fill, sql))
}
