import { Effect, Option } from "effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { SqlClient } from "effect/sql/SqlClient"

/** The flag that names the request which a job follows from. */
export const requestFlag = "request:"

const flagsOf = Effect.map(Effect.serviceOption(HttpServerRequest), (request) => {
  const id = Option.isSome(request) ? request.value.headers["x-request-id"] : undefined
  return id === undefined ? null : [requestFlag + id]
})

/**
 * Adds a job in the transaction of what it follows from: either both are done or none. `atMs` is when it is due, by the
 * clock of requests; else at once.
 */
export const addJob = Effect.fnUntraced(function* (
  task: string,
  payload: Readonly<Record<string, unknown>>,
  atMs?: number
) {
  const sql = yield* SqlClient
  const at = atMs === undefined ? null : new Date(atMs).toISOString()
  const flags = yield* flagsOf
  yield* sql`
    select id from graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, run_at := ${at}::timestamptz,
      flags := ${flags}::text[])`
})
