import { Effect, Layer } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"
import { sqlLayer } from "../src/server/db/client.ts"
import { Database, databaseLayer } from "../src/server/db/database.ts"

/**
 * Runs an effect on the database of a data folder; if a shop is running on that database, the database keeps running.
 */
export const inDatabase = <A, E>(dataDir: string, effect: Effect.Effect<A, E, SqlClient>): Promise<A> => {
  const database = databaseLayer({ databaseUrl: undefined, dataDir }, () => undefined)
  const sql = Layer.unwrap(Effect.map(Database, ({ url }) => sqlLayer(url))).pipe(Layer.provide(database))
  return Effect.runPromise(Effect.provide(effect, sql))
}
