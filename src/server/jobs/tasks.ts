import { Effect } from "effect"
import type { TaskList } from "graphile-worker"
import { CurrentJob } from "../ports/mailer.ts"
import { Meters } from "../ports/meters.ts"

/** Work of one kind, done at least once for each job: it must not matter when it is done again. */
export type Tasks<R> = Readonly<Record<string, (payload: unknown) => Effect.Effect<unknown, unknown, R>>>

/** The tasks as the worker calls them, each in a fiber that its stop signal interrupts. */
export const taskListOf = Effect.fnUntraced(function* <R>(tasks: Tasks<R>) {
  const context = yield* Effect.context<R>()
  const meters = yield* Meters
  const list: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, run]) => [
      name,
      async (payload: unknown, { abortSignal }: { readonly abortSignal: AbortSignal }) => {
        const job = Effect.provideService(run(payload), CurrentJob, { task: name, payload })
        try {
          await Effect.runPromiseWith(context)(job, { signal: abortSignal })
          meters.count("jobsDone", { task: name, outcome: "done" })
        } catch (failure) {
          meters.count("jobsDone", { task: name, outcome: "failed" })
          throw failure
        }
      }
    ])
  )
  return list
})
