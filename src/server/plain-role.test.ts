import { randomUUID } from "node:crypto"
import { assert, layer } from "@effect/vitest"
import { Effect, Layer, Queue } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import * as PgClient from "@effect/sql-pg/PgClient"
import { runOnce } from "graphile-worker"
import { makeAccount } from "./testing/accounts.test-support.ts"
import { addJob } from "./db/add-job.ts"
import { sqlLayer } from "./db/client.ts"
import { Database } from "./db/database.ts"
import { lookAfterPartitions } from "./db/partitions.ts"
import { grantPlainRole } from "./db/plain-role.ts"
import { installJobs, jobLogger, jobPool } from "./jobs/job-pool.ts"
import { apiOver, realTime } from "./testing/api.test-support.ts"
import { ordered } from "./testing/customers.test-support.ts"
import { SampleDatabase } from "./testing/testing-database.ts"
import { visitor } from "./testing/visitor.test-support.ts"

const role = `plain_${randomUUID().slice(0, 8)}`
const password = randomUUID()

const urlOf = (url: string) => {
  const own = new URL(url)
  own.username = role
  own.password = password
  return own.href
}

/**
 * The sample database with the restricted role that a running shop uses, after the owner of the database has prepared
 * it.
 */
const AsPlainRole = Layer.unwrap(
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const database = yield* Database
    yield* sql`create role ${sql(role)} login password ${sql.literal(`'${password}'`)}`
    yield* Effect.addFinalizer(() =>
      Effect.orDie(Effect.andThen(sql`drop owned by ${sql(role)}`, sql`drop role ${sql(role)}`))
    )
    yield* Effect.scoped(
      Effect.flatMap(
        jobPool(() => {}, 1),
        (pool) => installJobs(pool, () => {})
      )
    )
    yield* Effect.all([grantPlainRole(role), grantPlainRole(role)], { concurrency: "unbounded" })
    yield* grantPlainRole(role)
    const url = urlOf(database.url)
    return Layer.merge(sqlLayer(url), Layer.succeed(Database)({ ...database, url }))
  })
).pipe(Layer.provide(SampleDatabase))

const refused = (statement: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const exit = yield* Effect.exit(sql.unsafe(statement))
    assert.strictEqual(exit._tag, "Failure", statement)
    if (exit._tag === "Failure") assert.include(JSON.stringify(exit.cause), "42501", statement)
  })

layer(apiOver(AsPlainRole), realTime)("the shop as a plain role (rule safety.plain-role)", (it) => {
  it.effect("accepts an order and runs its jobs", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { orderId } = yield* ordered(yield* visitor, "plain-order-1")
      assert.lengthOf(yield* sql`select 1 from customer_order where id = ${orderId}`, 1)
      yield* addJob("plain", {})
      let done = 0
      const pool = yield* jobPool(() => {}, 1)
      const taskList = { plain: () => void done++ }
      yield* Effect.promise(() => runOnce({ pgPool: pool, taskList, logger: jobLogger(() => {}) }))
      assert.strictEqual(done, 1)
    }).pipe(Effect.scoped)
  )

  it.effect("can have coming partitions created, and drops none itself (rule safety.partitions)", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const count = sql<{ readonly n: number }>`select count(*)::int as n from pg_inherits`
      const before = yield* count
      yield* lookAfterPartitions
      assert.deepStrictEqual(yield* count, before)
      yield* sql`insert into audit_event (at, event, detail) values (now() + interval '1 month', 'signedIn', '{}')`
    })
  )

  it.effect("can listen, lock, and use temporary tables", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const pg = yield* PgClient.PgClient
      const notices = yield* pg.listen("plain")
      yield* sql`notify plain, 'news'`
      assert.include(JSON.stringify(yield* Queue.take(notices)), "news")
      yield* sql.withTransaction(
        Effect.gen(function* () {
          yield* sql`select pg_advisory_xact_lock(1)`
          yield* sql`lock table signing_key in share row exclusive mode`
          yield* sql`create temp table moment on commit drop as select 1 as one`
        })
      )
    }).pipe(Effect.scoped)
  )

  it.effect(
    "cannot create, change or drop tables, read files, run any programs or become any other role",
    () =>
      Effect.gen(function* () {
        yield* makeAccount("plain@kunde.example", ["Role_Customer"])
        for (const statement of [
          "create table other (one integer)",
          "alter table account add column other text",
          "drop table audit_event",
          "truncate account",
          "create extension file_fdw",
          "create role other superuser",
          "copy account (email) to program 'cat'",
          "select pg_read_file('/etc/passwd')",
          "alter system set fsync = off",
          "alter table account disable trigger all",
          "drop table audit_event_before",
          "truncate audit_event_before",
          "alter table audit_event detach partition audit_event_before",
          "select make_partition('audit_event', 'at', '1990-01-01', '1990-02-01')",
          "select drop_ended_partitions('audit_event', interval '-100 years')"
        ])
          yield* refused(statement)
      })
  )
})
