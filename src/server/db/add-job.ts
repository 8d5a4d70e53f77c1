import * as Effect from "effect/Effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Adds a job in the transaction of what it follows from: either both are done or none. */
export const addJob = Effect.fnUntraced(function* (task: string, payload: Readonly<Record<string, unknown>>) {
  const sql = yield* SqlClient
  yield* sql`select id from graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json)`
})
