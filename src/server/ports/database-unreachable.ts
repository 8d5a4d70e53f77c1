import { Data, Effect } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import { isDatabaseAway } from "../db/database-away.ts"

/** The database does not answer, so a call cannot be answered now: 503, try again. */
export class DatabaseUnreachable extends Data.TaggedError("DatabaseUnreachable")<{
  readonly cause: unknown
}> {}

/** Maps an unreachable database to an error that callers can handle; an invalid statement is a defect. */
export const orUnreachable = <A, R>(
  effect: Effect.Effect<A, SqlError, R>
): Effect.Effect<A, DatabaseUnreachable, R> =>
  effect.pipe(
    Effect.catch((error) =>
      isDatabaseAway(error) ? Effect.fail(new DatabaseUnreachable({ cause: error })) : Effect.die(error)
    )
  )
