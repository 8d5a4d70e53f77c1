import { Effect } from "effect"
import type { JobHelpers, TaskList } from "graphile-worker"
import { requestFlag } from "../db/add-job.ts"
import { HouseLog } from "../ports/house-log.ts"
import { CurrentJob } from "../ports/mailer.ts"
import { Meters } from "../ports/meters.ts"

/** Functions that run jobs, by the kind of job. Each job runs at least once, so running it again must be harmless. */
export type Tasks<R> = Readonly<Record<string, (payload: unknown) => Effect.Effect<unknown, unknown, R>>>

/** Returns the id of the request that added a job, if the id is stored. */
const requestOf = ({ job }: Pick<JobHelpers, "job">): string | undefined =>
  Object.keys(job.flags ?? {})
    .find((flag) => flag.startsWith(requestFlag))
    ?.slice(requestFlag.length)

/** Converts the tasks to the worker's format; each run is a fiber that the worker's stop signal interrupts. */
export const taskListOf = Effect.fnUntraced(function* <R>(tasks: Tasks<R>) {
  const context = yield* Effect.context<R>()
  const meters = yield* Meters
  const { error } = yield* HouseLog
  const list: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, run]) => [
      name,
      async (payload: unknown, helpers: Pick<JobHelpers, "abortSignal" | "job">) => {
        const job = Effect.provideService(run(payload), CurrentJob, { task: name, payload })
        try {
          await Effect.runPromiseWith(context)(job, helpers.abortSignal && { signal: helpers.abortSignal })
          meters.count("jobsDone", { task: name, outcome: "done" })
        } catch (failure) {
          meters.count("jobsDone", { task: name, outcome: "failed" })
          error(`jobs: ${name} failed`, {
            task: name,
            requestId: requestOf(helpers),
            error: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)
          })
          throw failure
        }
      }
    ])
  )
  return list
})
