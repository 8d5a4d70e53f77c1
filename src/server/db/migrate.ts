import { readdirSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Migrator } from "effect/sql"
import { migrationFile, migrationFolder } from "./migration-number.ts"

const isMigration = (value: unknown): value is Effect.Effect<void, unknown, SqlClient> =>
  Effect.isEffect(value)

/** The migration of a file: `0002-orders.ts` is `0002_orders` in the database, and its default export is what it does. */
const migrationIn = async (file: string) => {
  const exported = (await import(join(migrationFolder, file))) as { readonly default?: unknown }
  if (!isMigration(exported.default)) throw new Error(`${file} exports no migration`)
  return [file.slice(0, -".ts".length).replaceAll("-", "_"), exported.default] as const
}

/** Every migration, in the order of the numbers of their files; a number once released keeps its meaning. */
const migrations = Object.fromEntries(
  await Promise.all(
    readdirSync(migrationFolder)
      .filter((file) => migrationFile.test(file))
      .map(migrationIn)
  )
)

/** Only removes the race of several new servers on the migrator's own table; the number means nothing. */
const lockKey = 7_243_392

/**
 * Brings the database to this version in one transaction, safely when several servers start at once; answers the
 * names of the migrations that were new.
 */
export const migrate = Effect.gen(function* () {
  const sql = yield* SqlClient
  const run = Migrator.make({})({ loader: Migrator.fromRecord(migrations), table: "app_migration" })
  const applied = yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`set local statement_timeout = 0`
      yield* sql`select pg_advisory_xact_lock(${lockKey})`
      return yield* run
    })
  )
  return applied.map(([, name]) => name)
})
