import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { randomUUID } from "node:crypto"
import pg from "pg"
import { inject } from "vitest"
import { sqlLayer } from "../db/client.ts"
import { Database } from "../db/database.ts"
import { migrate } from "../db/migrate.ts"
import { urlOf } from "../db/testing-setup.ts"
import { installJobs, jobPool } from "../jobs/job-pool.ts"
import { realTime } from "../testing/api.test-support.ts"
import { SampleDatabase } from "../testing/testing-database.ts"
import { moveData, requireEmptyTarget } from "./move-data.ts"

/** A database that is empty but for the schema, dropped with its scope. */
const target = Effect.gen(function* () {
  const name = `${inject("testServer").template}_move_${randomUUID().slice(0, 8)}`
  const asAdmin = (question: string) =>
    Effect.flatMap(SqlClient, (sql) => sql.unsafe(question)).pipe(
      Effect.provide(sqlLayer(inject("testServer").url, { maxConnections: 1 })),
      Effect.orDie
    )
  yield* Effect.acquireRelease(asAdmin(`create database ${name}`), () =>
    asAdmin(`drop database ${name} with (force)`)
  )
  return urlOf(inject("testServer").url, name)
})

const withJobs = (url: string) =>
  Effect.gen(function* () {
    const pool = yield* jobPool(() => {}, 1)
    yield* installJobs(pool, () => {})
  }).pipe(Effect.scoped, Effect.provideService(Database, { url, alone: false, openedAt: 0 }))

const inside = <A, E>(url: string, use: Effect.Effect<A, E, SqlClient>) =>
  Effect.provide(use, sqlLayer(url, { maxConnections: 1, name: "test", statementTimeout: 60_000 }))

const change = (statement: string) => Effect.flatMap(SqlClient, (sql) => sql.unsafe(statement))

const orderCount = Effect.flatMap(
  SqlClient,
  (sql) => sql<{ readonly count: number }>`select count(*)::int as count from customer_order`
)

const nextAccount = Effect.flatMap(
  SqlClient,
  (sql) => sql`
    insert into account (email, password_hash, roles) values ('b@x.example', null, '{}') returning id`
)

const progress = () => {}

const saidBy = (work: () => Promise<unknown>) =>
  Effect.promise(() =>
    work().then(
      () => "done",
      (failure: unknown) => String(failure)
    )
  )

layer(SampleDatabase, realTime)("a shop that moves into another PostgreSQL", (it) => {
  it.effect("is there row by row, and was stopped before", () =>
    Effect.gen(function* () {
      const { url: from } = yield* Database
      const to = yield* target
      yield* withJobs(from)
      yield* inside(to, migrate)
      yield* withJobs(to)
      const shop = new pg.Client({ connectionString: from, application_name: "heizmarkt" })
      yield* Effect.promise(() => shop.connect())
      const move = () => moveData({ from, to, progress })
      assert.match(yield* saidBy(move), /The shop runs: stop all its copies first/u)
      yield* Effect.promise(() => shop.end())
      assert.strictEqual(yield* saidBy(() => requireEmptyTarget(to)), "done")
      const moved = yield* Effect.promise(move)
      const [found] = yield* inside(to, orderCount)
      assert.strictEqual(found?.count, moved.find(({ table }) => table === "public.customer_order")?.rows)
      assert.isAbove(found?.count ?? 0, 0)
      assert.match(yield* saidBy(() => requireEmptyTarget(to)), /is not empty/u)
    })
  )

  it.effect("keeps signs, jobs and counters, or nothing where a table does not fit", () =>
    Effect.gen(function* () {
      const from = yield* target
      const to = yield* target
      const fill = Effect.gen(function* () {
        const sql = yield* SqlClient
        yield* sql`insert into installation (data_kind, installed_on) values ('real', '2026-11-29')`
        yield* sql`
          insert into account (email, password_hash, roles)
          values (${`ä"\\,()'@x.example`}, null, array['a,b', 'c"d'])`
        yield* sql`select id from graphile_worker.add_job('waiting', '{"a": [1, null]}')`
      })
      for (const url of [from, to]) {
        yield* inside(url, migrate)
        yield* withJobs(url)
      }
      yield* inside(from, fill)
      const move = () => moveData({ from, to, progress })
      yield* inside(to, change("alter table account rename column totp_secret to other"))
      assert.match(yield* saidBy(move), /totp_secret/u)
      assert.strictEqual(yield* saidBy(() => requireEmptyTarget(to)), "done")
      yield* inside(to, change("alter table account rename column other to totp_secret"))
      const rows = new Map((yield* Effect.promise(move)).map((each) => [each.table, each.rows]))
      assert.deepStrictEqual(
        ["public.account", "public.installation", "graphile_worker._private_jobs"].map((name) =>
          rows.get(name)
        ),
        [1, 1, 1]
      )
      const [next] = yield* inside(to, nextAccount)
      assert.deepStrictEqual(next, { id: 2 })
    })
  )
})
