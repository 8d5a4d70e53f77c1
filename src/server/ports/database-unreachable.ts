import { Data, Effect } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import { isDatabaseAway } from "../db/database-away.ts"

/** The database does not respond, so the call cannot be handled now; callers get 503 and may try again. */
export class DatabaseUnreachable extends Data.TaggedError("DatabaseUnreachable")<{
  readonly cause: unknown
}> {}

/** Maps an unreachable database to an error that callers can handle; any other database error is a defect. */
export const orUnreachable = <A, R>(
  effect: Effect.Effect<A, SqlError, R>
): Effect.Effect<A, DatabaseUnreachable, R> =>
  effect.pipe(
    Effect.catch((error) =>
      isDatabaseAway(error) ? Effect.fail(new DatabaseUnreachable({ cause: error })) : Effect.die(error)
    )
  )
