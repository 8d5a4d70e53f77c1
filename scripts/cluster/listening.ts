import { setTimeout as pause } from "node:timers/promises"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { shopConnections } from "../../src/server/db/application-name.ts"
import { listeningConnections, sqlLayer } from "../../src/server/db/client.ts"

/**
 * Time limit in ms. Within this time after everything is healthy, each server process must receive NOTIFY messages
 * again.
 */
const patience = 10_000

const listening = Effect.flatMap(
  SqlClient,
  (sql) => sql<{ readonly count: number }>`
    select count(*)::int as count from pg_stat_activity
    where application_name = ${shopConnections} and query ilike 'listen %'`
)

/** Waits until every server process listens on all its channels; returns `false` if that takes too long. */
export const untilListening = async (url: string, copies: number): Promise<boolean> => {
  const until = Date.now() + patience
  const count = () =>
    Effect.runPromise(Effect.provide(listening, sqlLayer(url, { maxConnections: 1, name: "drill" })))
  while (Date.now() < until) {
    const [row] = await count()
    if ((row?.count ?? 0) >= copies * listeningConnections) return true
    await pause(500)
  }
  return false
}
