import { reportedTime, setClock } from "./clocks.ts"
import type { Cluster } from "./cluster.ts"
import { until } from "./health.ts"
import type { DatabaseMachine, ShopMachine } from "./layout.ts"

/** Difference between two clocks, in ms, that is no jump. */
const nearlyRight = 60_000

/** Time limit in seconds until a service answers by a clock that was set. */
const patience = 60

/**
 * Sets the clock of a machine and waits until its service answers by it. Where databases are, Patroni is then started
 * anew, as `heizmarkt-clock.timer` in `deploy/systemd` does on a machine of its own (decision 142).
 */
export const jump = async (cluster: Cluster, machine: DatabaseMachine | ShopMachine, ahead: number) => {
  setClock(cluster.layout, machine, ahead)
  cluster.databases.find((database) => database.machine === machine)?.patroni.kill()
  const { name, host } = machine
  // Patroni's answers to health checks have no headers
  const url = "patroni" in machine ? `${host}:${machine.patroni}/patroni` : `${host}:${machine.port}/health`
  const isSeen = async () => {
    const at = await reportedTime(`http://${url}`)
    return at !== undefined && Math.abs(at - Date.now() - ahead * 1000) < nearlyRight
  }
  await until(async () => ((await isSeen()) ? undefined : `${name} does not see its clock`), patience)
}
