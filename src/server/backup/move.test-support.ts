import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { randomUUID } from "node:crypto"
import { inject } from "vitest"
import { sqlLayer } from "../db/client.ts"
import { Database } from "../db/database.ts"
import { urlOf } from "../db/testing-setup.ts"
import { installJobs, jobPool } from "../jobs/job-pool.ts"

/** Creates a database that contains only the schema, and drops it when the scope closes. */
export const target = Effect.gen(function* () {
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

/** Creates the tables of the job queue. */
export const withJobs = (url: string) =>
  Effect.gen(function* () {
    const pool = yield* jobPool(() => {}, 1)
    yield* installJobs(pool, () => {})
  }).pipe(Effect.scoped, Effect.provideService(Database, { url, alone: false, openedAt: 0 }))

/** Queries a database over a separate connection instead of the shop's connections. */
export const inside = <A, E>(url: string, use: Effect.Effect<A, E, SqlClient>) =>
  Effect.provide(use, sqlLayer(url, { maxConnections: 1, name: "test", statementTimeout: 60_000 }))

export const change = (statement: string) => Effect.flatMap(SqlClient, (sql) => sql.unsafe(statement))

export const progress = () => {}

/** Returns the error message of an action, or `done` if the action succeeds. */
export const saidBy = (work: () => Promise<unknown>) =>
  Effect.promise(() =>
    work().then(
      () => "done",
      (failure: unknown) => String(failure)
    )
  )
