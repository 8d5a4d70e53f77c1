import { Context, type Effect } from "effect"
import type { SqlError } from "effect/sql/SqlError"

export interface RunningCopy {
  readonly startedAt: Date
  /** Whether it answered within 2 s. */
  readonly hasAnswered: boolean
}

/** The server processes on this database. */
export class RunningCopies extends Context.Service<
  RunningCopies,
  {
    /** Queries all of them, in the order of their start; one that does not answer is removed after five minutes. */
    readonly ask: Effect.Effect<ReadonlyArray<RunningCopy>, SqlError>
  }
>()("server/ports/RunningCopies") {}
