import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import type { Figure, load } from "./load.ts"

const client = join(import.meta.dirname, "client-apart.ts")

const isFigure = (value: unknown): value is Figure =>
  typeof value === "object" && value !== null && "cpuMsPerRequest" in value

/**
 * `load` with one request again and again, by a client that is new each time. After thousands of uncached pages the
 * process of the bench collects garbage beside the server, on the same two cores: the server then counts 20 to 30 % more
 * CPU for the same answer.
 */
export const loadApart: typeof load = async ({ pid, origin, next }, { connections, seconds }) => {
  const asked = [origin, pid, connections, seconds, JSON.stringify(next())].map(String)
  const { stdout } = await promisify(execFile)(process.execPath, [client, ...asked])
  const figure: unknown = JSON.parse(stdout)
  if (!isFigure(figure)) throw new Error(`${client} answered ${stdout}`)
  return figure
}
