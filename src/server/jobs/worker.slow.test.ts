import { assert, layer } from "@effect/vitest"
import { Deferred, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { inject } from "vitest"
import { jobConnections } from "../db/application-name.ts"
import { sqlLayer } from "../db/client.ts"
import { Database } from "../db/database.ts"
import { TestDatabase } from "../db/testing.ts"
import { workerLayer } from "./worker.ts"

const admin = <A, E>(use: (sql: SqlClient) => Effect.Effect<A, E>) =>
  Effect.flatMap(SqlClient, use).pipe(
    Effect.provide(sqlLayer(inject("testServer").url, { maxConnections: 1 })),
    Effect.orDie
  )

/** Makes a database refuse new connections, and closes all connections except the test's own. */
const shut = (database: string) =>
  admin((sql) =>
    Effect.andThen(
      sql`alter database ${sql(database)} with allow_connections false`,
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = ${database} and application_name = ${jobConnections}`
    )
  )

const open = (database: string) =>
  admin((sql) => sql`alter database ${sql(database)} with allow_connections true`)

layer(TestDatabase.layer, { excludeTestServices: true })("the worker", (it) => {
  it.effect("survives the loss of the database during a job, and does the job when it is back", () =>
    Effect.gen(function* () {
      const { url } = yield* Database
      const database = new URL(url).pathname.slice(1)
      const sql = yield* SqlClient
      const failed = yield* Deferred.make<void>()
      const done = yield* Deferred.make<number>()
      let attempts = 0
      const fragile = () =>
        Effect.suspend(() => {
          attempts += 1
          if (attempts > 1) return Deferred.succeed(done, attempts)
          return shut(database).pipe(
            Effect.andThen(Deferred.succeed(failed, undefined)),
            Effect.andThen(Effect.fail("the database went away"))
          )
        })
      const complaints: Array<string> = []
      const worker = workerLayer({
        tasks: { fragile },
        crontab: "",
        log: (line) => complaints.push(line)
      })
      yield* Effect.gen(function* () {
        yield* sql`select id from graphile_worker.add_job('fragile', '{}'::json)`
        yield* Deferred.await(failed)
        yield* open(database)
        assert.strictEqual(yield* Deferred.await(done), 2)
      }).pipe(Effect.provide(worker))
      assert.isNotEmpty(complaints)
      const locked = yield* sql`select 1 from graphile_worker._private_jobs where locked_by is not null`
      assert.deepStrictEqual(locked, [])
    })
  )
})
