import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import type { Figure, load } from "./load.ts"

const client = join(import.meta.dirname, "client-apart.ts")

const isFigure = (value: unknown): value is Figure =>
  typeof value === "object" && value !== null && "cpuMsPerRequest" in value

/**
 * Runs `load` with one repeated request, in a new client process each time. After thousands of uncached pages the bench
 * process collects garbage on the same two cores as the server: the server then uses 20 to 30 % more CPU for the same
 * response.
 */
export const loadApart: typeof load = async ({ pid, origin, next }, { connections, seconds }) => {
  const asked = [origin, pid, connections, seconds, JSON.stringify(next())].map(String)
  const { stdout } = await promisify(execFile)(process.execPath, [client, ...asked])
  const figure: unknown = JSON.parse(stdout)
  if (!isFigure(figure)) throw new Error(`${client} answered ${stdout}`)
  return figure
}
