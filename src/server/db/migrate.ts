import { readdirSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Migrator } from "effect/sql"
import { migrationFile, migrationFolder } from "./migration-number.ts"
import { advisoryLocks } from "./advisory-locks.ts"

/**
 * Every migration, in the order of the numbers of their files; a released number keeps its meaning. `0002-orders.ts` is
 * `0002_orders` in the database, and its default export runs the migration. A file is loaded only when it is run: a
 * start on a current database loads none.
 */
const migrations = readdirSync(migrationFolder)
  .filter((file) => migrationFile.test(file))
  .sort()
  .map((file): Migrator.ResolvedMigration => [
    Number(file.slice(0, 4)),
    file.slice("0000-".length, -".ts".length).replaceAll("-", "_"),
    Effect.promise(() => import(join(migrationFolder, file)))
  ])

/**
 * Migrates the database to this version in one transaction, safely if several servers start at once; returns the names
 * of the migrations that were new.
 */
export const migrate = Effect.gen(function* () {
  const sql = yield* SqlClient
  const run = Migrator.make({})({ loader: Effect.succeed(migrations), table: "app_migration" })
  const applied = yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`set local statement_timeout = 0`
      yield* sql`select pg_advisory_xact_lock(${advisoryLocks.migrations})`
      return yield* run
    })
  )
  return applied.map(([, name]) => name)
})
