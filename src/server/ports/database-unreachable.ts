import { Data, Effect } from "effect"
import type { SqlError } from "effect/sql/SqlError"

/** The database does not answer, so that something cannot be told right now: 503, try again. */
export class DatabaseUnreachable extends Data.TaggedError("DatabaseUnreachable")<{
  readonly cause: unknown
}> {}

const isOurFault = (error: SqlError): boolean =>
  error.reason._tag === "SqlSyntaxError" ||
  error.reason._tag === "ConstraintError" ||
  error.reason._tag === "UniqueViolation"

/** Failures of the connection become the fact that callers can act on; a wrong statement is a defect. */
export const orUnreachable = <A, R>(
  effect: Effect.Effect<A, SqlError, R>
): Effect.Effect<A, DatabaseUnreachable, R> =>
  effect.pipe(
    Effect.catch((error) =>
      isOurFault(error) ? Effect.die(error) : Effect.fail(new DatabaseUnreachable({ cause: error }))
    )
  )
