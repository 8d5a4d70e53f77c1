import { Effect } from "effect"
import type { HttpServerRequest } from "effect/http/HttpServerRequest"
import { SqlError } from "effect/sql/SqlError"
import { isDatabaseAway } from "../db/database-away.ts"
import { DatabaseUnreachable } from "../ports/database-unreachable.ts"
import { addHeaders } from "./cookies.ts"
import { refusals } from "./refusals.ts"

type Away = SqlError | DatabaseUnreachable

const isAnswer = <E>(error: E): error is Exclude<E, Away> =>
  !(error instanceof SqlError) && !(error instanceof DatabaseUnreachable)

/**
 * Responds with 503 and Retry-After if the database does not respond or too many hashes are waiting (rule
 * safety.hashing). An invalid SQL statement is treated as a defect instead (rule wire.unavailable).
 */
export const orUnavailable = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.catch(
    effect,
    (error): Effect.Effect<never, Exclude<E, Away> | typeof refusals.unavailable, HttpServerRequest> => {
      if (isAnswer(error) && error !== refusals.unavailable) return Effect.fail(error)
      if (error instanceof SqlError && !isDatabaseAway(error)) return Effect.die(error)
      return Effect.andThen(addHeaders({ "retry-after": "1" }), Effect.fail(refusals.unavailable))
    }
  )
