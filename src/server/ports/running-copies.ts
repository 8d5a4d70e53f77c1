import { Context, type Effect } from "effect"
import type { SqlError } from "effect/sql/SqlError"

export interface RunningCopy {
  readonly startedAt: Date
  /** Whether the process responded within 2 s. */
  readonly hasAnswered: boolean
}

/** The server processes on this database. */
export class RunningCopies extends Context.Service<
  RunningCopies,
  {
    /**
     * Queries all processes, in the order in which they started; a process that does not respond is removed after five
     * minutes.
     */
    readonly ask: Effect.Effect<ReadonlyArray<RunningCopy>, SqlError>
  }
>()("server/ports/RunningCopies") {}
