import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { EventEmitter } from "node:events"
import { run, type WorkerEvents } from "graphile-worker"
import type pg from "pg"
import { Database } from "../db/database.ts"
import { installJobs, jobLogger, jobPool } from "./job-pool.ts"
import { type Tasks, taskListOf } from "./tasks.ts"

/** A killed process leaves its jobs locked for hours; when nobody else was alive at our start, they are nobody's. */
const freeStale = (pool: pg.Pool, openedAt: number) =>
  Effect.promise(() =>
    pool.query(
      `select graphile_worker.force_unlock_workers(stale) from (
         select coalesce(array_agg(distinct locked_by), '{}') as stale from (
           select locked_by, locked_at from graphile_worker._private_jobs
           union all select locked_by, locked_at from graphile_worker._private_job_queues
         ) locks where locked_by is not null and locked_at < $1::timestamptz) found`,
      [new Date(openedAt)]
    )
  )

/** Does the jobs in this process, as every copy of the server does; `crontab` names those that come by time. */
export const workerLayer = <R>(options: {
  readonly tasks: Tasks<R>
  readonly crontab: string
  readonly log: (line: string) => void
}) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const { alone, openedAt } = yield* Database
      const pool = yield* jobPool(options.log, 5)
      yield* installJobs(pool, options.log)
      if (alone) yield* freeStale(pool, openedAt)
      const taskList = yield* taskListOf(options.tasks)
      const events: WorkerEvents = new EventEmitter()
      const mine: Array<string> = []
      events.on("pool:create", ({ workerPool }) => {
        mine.push(workerPool.id)
      })
      yield* Effect.acquireRelease(
        Effect.promise(() =>
          run({
            pgPool: pool,
            events,
            taskList,
            crontab: options.crontab,
            concurrency: 3,
            pollInterval: 2_000,
            noHandleSignals: true,
            gracefulShutdownAbortTimeout: 5_000,
            logger: jobLogger(options.log)
          })
        ),
        (runner) =>
          Effect.promise(async () => {
            await runner.stop()
            // a job that was stopped is noted after stop() returns; this waits for it and frees what is still locked
            await pool.query("select graphile_worker.force_unlock_workers($1)", [mine])
          }).pipe(Effect.ignore)
      )
    })
  )
