import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { jobPool } from "./job-pool.ts"
import { freeDeadWorkers, speakFor } from "./living-workers.ts"

layer(SampleApi, realTime)("jobs of a server that was killed (decision 112)", (it) => {
  it.effect("are unlocked after a minute, unlike jobs of a running server or jobs just started", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const pool = yield* jobPool(() => {}, 2)
      const client = yield* Effect.acquireRelease(
        Effect.promise(() => pool.connect()),
        (connected) => Effect.sync(() => connected.release(true))
      )
      yield* speakFor(client, "living")
      for (const [worker, age] of [
        ["dead", "2 minutes"],
        ["living", "2 minutes"],
        ["young", "30 seconds"]
      ] as const) {
        yield* sql`select (graphile_worker.add_job(${`of-${worker}`}, run_at := now() + interval '1 day')).id::text`
        yield* sql`
          update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = now() - ${age}::interval
          where task_id = (select id from graphile_worker._private_tasks where identifier = ${`of-${worker}`})`
      }
      const locked = sql<{ readonly worker: string }>`
        select locked_by as worker from graphile_worker._private_jobs
        where locked_by in ('dead', 'living', 'young') order by locked_by`
      yield* freeDeadWorkers(pool)
      assert.deepStrictEqual(
        (yield* locked).map(({ worker }) => worker),
        ["living", "young"]
      )
    }).pipe(Effect.scoped)
  )
})
