import type { PgClient } from "@effect/sql-pg/PgClient"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { randomUUID } from "node:crypto"
import { inject } from "vitest"
import { sqlLayer } from "./client.ts"
import { Database } from "./database.ts"
import { urlOf } from "./testing-setup.ts"
import { advisoryLocks } from "./advisory-locks.ts"

type Fill = Effect.Effect<void, SqlError, SqlClient>

const asAdmin = <A, E>(use: (sql: SqlClient) => Effect.Effect<A, E>) =>
  Effect.flatMap(SqlClient, use).pipe(
    Effect.provide(sqlLayer(inject("testServer").url, { maxConnections: 1 }))
  )

const copy = (sql: SqlClient, database: string, template: string) =>
  inject("testServer").copyFiles
    ? sql`create database ${sql(database)} template ${sql(template)} strategy file_copy`
    : sql`create database ${sql(database)} template ${sql(template)}`

/**
 * Returns the name of a template database with this data, which the first test file of the run that needs it creates.
 */
const filledTemplate = (name: string, fill: Fill) =>
  asAdmin((sql) =>
    Effect.gen(function* () {
      const { url, template } = inject("testServer")
      const filled = `${template}_${name}`
      yield* sql`set statement_timeout = 0`
      yield* sql`select pg_advisory_lock(${advisoryLocks.testTemplates})`
      const found = yield* sql`select 1 from pg_database where datname = ${filled}`
      if (found.length === 0) {
        const making = `${filled}_making`
        yield* sql`drop database if exists ${sql(making)} with (force)`
        yield* copy(sql, making, template)
        const whole = Effect.flatMap(SqlClient, (inner) =>
          inner.withTransaction(Effect.andThen(inner`set local statement_timeout = 0`, fill))
        )
        yield* Effect.provide(whole, sqlLayer(urlOf(url, making), { maxConnections: 1 }))
        yield* sql`alter database ${sql(making)} rename to ${sql(filled)}`
      }
      return filled
    })
  )

const freshDatabase = (template: Effect.Effect<string, SqlError>) =>
  Effect.gen(function* () {
    const from = yield* template
    const name = `${inject("testServer").template}_${randomUUID().slice(0, 8)}`
    yield* Effect.acquireRelease(
      asAdmin((sql) => copy(sql, name, from)),
      () => Effect.orDie(asAdmin((sql) => sql`drop database if exists ${sql(name)} with (force)`))
    )
    return urlOf(inject("testServer").url, name)
  })

/** Longer than in production, because other work on the machine can slow down a statement. */
const statementTimeout = 60_000

const layerFrom = (
  template: () => Effect.Effect<string, SqlError>
): Layer.Layer<SqlClient | PgClient | Database, SqlError> =>
  Layer.unwrap(
    Effect.map(freshDatabase(Effect.suspend(template)), (url) =>
      Layer.merge(
        sqlLayer(url, { statementTimeout }),
        Layer.succeed(Database)({ url, alone: false, openedAt: Date.now() })
      )
    )
  )

/** Databases for tests of the server project; each layer is a new copy of a template, dropped when its scope ends. */
export const TestDatabase = {
  /** A migrated and empty database. */
  layer: layerFrom(() => Effect.sync(() => inject("testServer").template)),
  /**
   * A database with data that are inserted once per run under this name (a-z, 0-9), e.g. a small set of sample data.
   */
  layerWith: (name: string, fill: Fill) => layerFrom(() => filledTemplate(name, fill))
}
