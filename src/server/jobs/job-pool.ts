import { Effect } from "effect"
import { Logger, runMigrations } from "graphile-worker"
import pg from "pg"
import { redactedLog } from "../http/log/redacted-log.ts"
import { jobConnections } from "../db/application-name.ts"
import { Database } from "../db/database.ts"

/**
 * Number of database connections that a process uses for its jobs; one of them listens for new jobs, and one marks the
 * process as alive.
 */
export const workerConnections = 6

/** Logs only failures of the worker. */
export const jobLogger = (log: (line: string) => void) =>
  new Logger(() => (level, message) => {
    if (level === "error" || level === "warning") log(`jobs: ${redactedLog(message)}`)
  })

/** Opens the worker's own connections. If PostgreSQL closes one, that is logged and does not end the process. */
export const jobPool = (log: (line: string) => void, max: number) =>
  Effect.gen(function* () {
    const { url } = yield* Database
    return yield* Effect.acquireRelease(
      Effect.sync(() => {
        const pool = new pg.Pool({
          connectionString: url,
          max,
          application_name: jobConnections,
          // if a crash loses the completion of a job, the job runs again, as after any crash
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
      // the pool ends before its connections are closed; PostgreSQL may be stopped next, so the connections are awaited
      // as well
      ({ pool, closing }) =>
        Effect.promise(() => pool.end()).pipe(
          Effect.andThen(Effect.promise(() => Promise.all(closing))),
          Effect.timeoutOption("2 seconds")
        )
    ).pipe(Effect.map(({ pool }) => pool))
  })

/**
 * Migrates the tables of the job queue to the version of the worker; orders add their jobs by SQL, so this must run
 * before the first order.
 */
export const installJobs = (pool: pg.Pool, log: (line: string) => void) =>
  Effect.tryPromise({
    try: () => runMigrations({ pgPool: pool, logger: jobLogger(log) }),
    catch: (error) => error
  })
