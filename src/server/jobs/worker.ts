import { Effect, Layer, Schedule } from "effect"
import { EventEmitter } from "node:events"
import { run, type TaskList, type WorkerEvents } from "graphile-worker"
import type pg from "pg"
import { Database } from "../db/database.ts"
import { installJobs, jobLogger, jobPool, workerConnections } from "./job-pool.ts"
import { livingWorkers } from "./living-workers.ts"
import { type Tasks, taskListOf } from "./tasks.ts"

/**
 * Unlocks jobs that were locked before this process started: a killed process would leave them locked for hours. Used
 * only if no other process was running at the start.
 */
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

const unlock = (pool: pg.Pool, workers: ReadonlyArray<string>) =>
  Effect.tryPromise(() => pool.query("select graphile_worker.force_unlock_workers($1)", [workers]))

/**
 * Jobs are fetched and completed in batches: under low load the first job starts at once; under high load jobs start a
 * fifth of a second later and leave the database to the orders. If a batch of results cannot be written, the worker
 * shuts down properly; without batches, the failure would be a rejected promise that nobody awaits, which would end the
 * whole process. Times in ms.
 */
const preset = {
  worker: {
    localQueue: {
      size: 30,
      refetchDelay: { durationMs: 200, threshold: 29, maxAbortThreshold: Number.POSITIVE_INFINITY }
    },
    completeJobBatchDelay: 100,
    failJobBatchDelay: 0
  }
}

/** Runs a worker until it is stopped, or until it ends because the database became unreachable. */
const work = (
  options: { readonly pool: pg.Pool; readonly taskList: TaskList; readonly crontab: string },
  mine: Array<string>,
  log: (line: string) => void
) => {
  const events: WorkerEvents = new EventEmitter()
  events.on("pool:create", ({ workerPool }) => {
    mine.push(workerPool.id)
  })
  const begin = Effect.tryPromise(() =>
    run({
      pgPool: options.pool,
      events,
      taskList: options.taskList,
      crontab: options.crontab,
      preset,
      concurrency: 3,
      pollInterval: 2_000,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: 5_000,
      logger: jobLogger(log)
    })
  )
  return Effect.acquireUseRelease(
    // unlocks the jobs that an earlier run of this process had locked
    Effect.andThen(unlock(options.pool, mine), begin),
    (runner) => Effect.tryPromise(() => runner.promise),
    (runner) =>
      // stop() returns before stopped jobs are recorded; the query waits for that and unlocks the remaining jobs
      Effect.tryPromise(() => runner.stop()).pipe(
        Effect.ignore,
        Effect.andThen(unlock(options.pool, mine)),
        Effect.ignore
      )
  )
}

/** Runs jobs in this process; every server process does so. `crontab` lists the scheduled jobs. */
export const workerLayer = <R>(options: {
  readonly tasks: Tasks<R>
  readonly crontab: string
  readonly log: (line: string) => void
}) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const { alone, openedAt } = yield* Database
      const pool = yield* jobPool(options.log, workerConnections)
      yield* installJobs(pool, options.log)
      if (alone) yield* freeStale(pool, openedAt)
      const taskList = yield* taskListOf(options.tasks)
      const mine: Array<string> = []
      const life = work({ pool, taskList, crontab: options.crontab }, mine, options.log)
      let complaint = ""
      const complained = Effect.catch(life, (error) =>
        Effect.sync(() => {
          const said = String(error.cause)
          if (said !== complaint) options.log(`jobs: ${(complaint = said)}`)
        })
      )
      yield* Effect.forkScoped(livingWorkers(pool, mine))
      yield* Effect.forkScoped(Effect.repeat(complained, Schedule.spaced("500 millis")))
    })
  )
