import { resolve } from "node:path"
import pg from "pg"
import { openCluster } from "../src/server/db/embedded/cluster.ts"

/** Queries the database of a data folder while the shop runs on it. */
export const askIn =
  (dir: string) =>
  async (
    text: string,
    values: ReadonlyArray<unknown>
  ): Promise<ReadonlyArray<Readonly<Record<string, unknown>>>> => {
    const cluster = await openCluster({ dir: resolve(dir), log: () => {} })
    const client = new pg.Client({ connectionString: cluster.url("postgres") })
    try {
      await client.connect()
      return (await client.query<Record<string, unknown>>(text, [...values])).rows
    } finally {
      await client.end()
      await cluster.close()
    }
  }

/** Queries the database of the shop that the journeys run against. */
export const ask = (text: string, values: ReadonlyArray<unknown>) =>
  askIn(process.env["E2E_DATA"] ?? ".data/e2e")(text, values)

export const countOrders = async (email: string): Promise<number> => {
  const [row] = await ask("select count(*)::int as count from customer_order where email = $1", [email])
  return Number(row?.["count"])
}
