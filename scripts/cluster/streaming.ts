import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { sqlLayer } from "../../src/server/db/client.ts"
import { standbysAway } from "../../src/server/db/standbys-away.ts"
import type { Cluster } from "./cluster.ts"
import { until, untilWell } from "./health.ts"

const countAway = Effect.flatMap(
  SqlClient,
  (sql) => sql<{ readonly away: number }>`select ${sql.literal(standbysAway)} as away`
)

/** Returns what is amiss with the standbys; `undefined` if each of them streams from the primary. */
const streamingAmiss = async (url: string): Promise<string | undefined> => {
  try {
    const [row] = await Effect.runPromise(
      Effect.provide(countAway, sqlLayer(url, { maxConnections: 1, name: "drill" }))
    )
    return row?.away === 0 ? undefined : `${row?.away ?? "all"} standbys do not stream`
  } catch (error) {
    return `the primary does not answer: ${String(error)}`
  }
}

/**
 * Waits until everything is healthy and each standby streams. Patroni reports a standby as running even if it does not
 * stream (decision 134), and the next failure would then end all writes.
 */
export const untilStreaming = async (cluster: Cluster, patience: number): Promise<void> => {
  await untilWell(cluster.layout, patience)
  const { url } = await cluster.primary()
  await until(() => streamingAmiss(url), patience)
}
