import { Effect, Schedule } from "effect"
import type pg from "pg"
import { advisoryLocks } from "../db/advisory-locks.ts"

/** How often a process marks its new workers and looks for dead workers. */
const pace = "15 seconds"

/** Jobs that were locked more recently than this are skipped, because their worker may not be marked as running yet. */
const grace = "1 minute"

const asked = (client: pg.Pool | pg.PoolClient, statement: string, values: ReadonlyArray<unknown>) =>
  Effect.tryPromise(() => client.query(statement, [...values]))

/**
 * Unlocks the jobs of workers that are no longer marked as running because their process was killed: these jobs would
 * otherwise stay locked for hours. A job may therefore run twice, as after any crash.
 */
export const freeDeadWorkers = (client: pg.Pool | pg.PoolClient) =>
  asked(
    client,
    `select graphile_worker.force_unlock_workers(dead) from (
       select array_agg(distinct locked_by) as dead from (
         select locked_by, locked_at from graphile_worker._private_jobs
         union all select locked_by, locked_at from graphile_worker._private_job_queues
       ) locks
       where locked_by is not null and locked_at < now() - $2::interval and not exists (
         select from pg_locks
         where locktype = 'advisory' and classid = $1 and objsubid = 2
           and objid::int8 = hashtext(locked_by)::int8 & 4294967295
           and database = (select oid from pg_database where datname = current_database()))
     ) found where dead is not null`,
    [advisoryLocks.workers, grace]
  )

/** Marks a worker as running, for as long as this connection exists. */
export const speakFor = (client: pg.PoolClient, worker: string) =>
  asked(client, "select pg_advisory_lock_shared($1, hashtext($2))", [advisoryLocks.workers, worker])

/** Fails when a connection ends, as all do at a failover. */
const ended = (client: pg.PoolClient) =>
  Effect.callback<never, "the connection has ended">((resume) => {
    const end = () => resume(Effect.fail("the connection has ended"))
    client.once("end", end)
    return Effect.sync(() => client.off("end", end))
  })

/**
 * Marks this process's workers as running, and marks them again after each failover; unlocks jobs that dead workers
 * left locked (decision 112). Workers can be added to `mine` later.
 */
export const livingWorkers = (pool: pg.Pool, mine: ReadonlyArray<string>) => {
  const speak = Effect.gen(function* () {
    const client = yield* Effect.acquireRelease(
      Effect.tryPromise(() => pool.connect()),
      (connected) => Effect.sync(() => connected.release(true))
    )
    const spoken = new Set<string>()
    const turn = Effect.gen(function* () {
      for (const worker of mine) {
        if (spoken.has(worker)) continue
        yield* speakFor(client, worker)
        spoken.add(worker)
      }
      yield* freeDeadWorkers(client)
    })
    yield* Effect.raceFirst(Effect.repeat(turn, Schedule.spaced(pace)), ended(client))
  }).pipe(Effect.scoped)
  return Effect.retry(speak, Schedule.spaced("500 millis"))
}
