import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

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
  yield* sql`
    select id from graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, run_at := ${at}::timestamptz)`
})
