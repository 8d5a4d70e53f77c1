import { Effect, Option } from "effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { SqlClient } from "effect/sql/SqlClient"

/** Prefix of the job flag that contains the id of the request that caused the job. */
export const requestFlag = "request:"

const flagsOf = Effect.map(Effect.serviceOption(HttpServerRequest), (request) => {
  const id = Option.isSome(request) ? request.value.headers["x-request-id"] : undefined
  return id === undefined ? null : [requestFlag + id]
})

/**
 * Adds a job in the transaction of its cause: either both are committed or neither is. `atMs` is the time at which the
 * job is due, by the same clock as requests; without it, the job is due at once.
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
