import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { migrate } from "../src/server/db/migrate.ts"
import { loadSampleData, type SampleDataOptions } from "../src/server/sample-data/load.ts"
import { inDatabase } from "./in-database.ts"

/**
 * Creates a data folder with a migrated database and the sample shop at the measured size, and stops the database
 * cluster again.
 */
export const makeDatabase = (dataDir: string, options: Partial<SampleDataOptions>): Promise<void> => {
  const quiet = () => undefined
  const fill = Effect.gen(function* () {
    yield* migrate
    const client = yield* SqlClient
    yield* client.withTransaction(
      loadSampleData({ seed: 1, today: new Date().toISOString().slice(0, 10), progress: quiet, ...options })
    )
  })
  return inDatabase(dataDir, fill)
}
