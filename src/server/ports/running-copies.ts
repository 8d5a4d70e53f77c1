import { Context, type Effect } from "effect"
import type { SqlError } from "effect/sql/SqlError"

export interface RunningCopy {
  readonly startedAt: Date
  /** Whether it answered within 2 s. */
  readonly hasAnswered: boolean
}

/** The copies of the server over this database. */
export class RunningCopies extends Context.Service<
  RunningCopies,
  {
    /** Asks all of them, in the order of their starts; one that does not answer is forgotten after five minutes. */
    readonly ask: Effect.Effect<ReadonlyArray<RunningCopy>, SqlError>
  }
>()("server/ports/RunningCopies") {}
