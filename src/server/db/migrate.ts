import { readdirSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Migrator } from "effect/sql"
import { migrationFile, migrationFolder } from "./migration-number.ts"
import { advisoryLocks } from "./advisory-locks.ts"

/**
 * All migrations, in the order of their file numbers; a released number never changes its meaning. `0002-orders.ts` is
 * stored as `0002_orders` in the database, and its default export runs the migration. A file is loaded only when its
 * migration is run: with an up-to-date database, a start loads none.
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
 * Migrates the database to this release in one transaction, safely even if several servers start at once; returns the
 * names of the migrations that were run.
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
