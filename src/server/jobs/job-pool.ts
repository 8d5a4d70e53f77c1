import { Effect } from "effect"
import { Logger, runMigrations } from "graphile-worker"
import pg from "pg"
import { redactedLog } from "../http/log/redacted-log.ts"
import { jobConnections } from "../db/application-name.ts"
import { Database } from "../db/database.ts"

/** The worker logs only failures. */
export const jobLogger = (log: (line: string) => void) =>
  new Logger(() => (level, message) => {
    if (level === "error" || level === "warning") log(`jobs: ${redactedLog(message)}`)
  })

/**
 * Connections of the worker's own. A connection that PostgreSQL closes under it is an event to note, not an error
 * that ends the process.
 */
export const jobPool = (log: (line: string) => void, max: number) =>
  Effect.gen(function* () {
    const { url } = yield* Database
    return yield* Effect.acquireRelease(
      Effect.sync(() => {
        const pool = new pg.Pool({
          connectionString: url,
          max,
          application_name: jobConnections,
          // a job whose end a crash forgets is done again, as jobs are at any crash
          options: "-c synchronous_commit=off"
        })
        pool.on("error", (error) => log(`jobs: ${error.message}`))
        const closing = new Set<Promise<void>>()
        pool.on("connect", (client) => {
          client.on("error", () => {})
          const { promise, resolve } = Promise.withResolvers<void>()
          closing.add(promise)
          client.once("end", () => {
            closing.delete(promise)
            resolve()
          })
        })
        return { pool, closing }
      }),
      // the pool is ended before its connections are, and PostgreSQL may be stopped next
      ({ pool, closing }) =>
        Effect.promise(() => pool.end()).pipe(
          Effect.andThen(Effect.promise(() => Promise.all(closing))),
          Effect.timeoutOption("2 seconds")
        )
    ).pipe(Effect.map(({ pool }) => pool))
  })

/** Brings the tables of the job queue to its version; orders add their jobs by SQL, so it comes before the first one. */
export const installJobs = (pool: pg.Pool, log: (line: string) => void) =>
  Effect.tryPromise({
    try: () => runMigrations({ pgPool: pool, logger: jobLogger(log) }),
    catch: (error) => error
  })
