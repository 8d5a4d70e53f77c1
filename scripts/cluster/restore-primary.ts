import { existsSync, renameSync } from "node:fs"
import { join } from "node:path"
import type { Cluster } from "./cluster.ts"
import type { Database } from "./database-services.ts"
import { until, untilDatabasesWell, untilLed } from "./health.ts"
import { homeOf } from "./layout.ts"
import { runCommand } from "./run-command.ts"
import { makeServiceFolder } from "./service-folder.ts"

/** Time limit in seconds for a step of a restore on two busy cores. */
const patience = 300

/** Folder with the programs of Debian's PostgreSQL 15. */
export const programs = "/usr/lib/postgresql/15/bin"

/** Runs a statement as PostgreSQL's superuser on the socket of a machine, and returns the first value. */
export const asSuperuser = async (
  { layout }: Pick<Cluster, "layout">,
  { machine }: Pick<Database, "machine">,
  statement: string
): Promise<string> => {
  const connection = ["-h", homeOf(layout, machine), "-p", String(machine.postgres), "-d", "postgres"]
  return (
    await runCommand(layout, [`${programs}/psql`, "-X", "-A", "-t", "-q", ...connection, "-c", statement])
  ).trim()
}

/**
 * Starts PostgreSQL by itself, reachable only by its socket, until it has recovered to the moment, and stops it in
 * order. Patroni would take the moment out of the configuration and replay the whole archive (decision 134).
 */
const recover = async (cluster: Cluster, database: Database, data: string): Promise<void> => {
  const { layout } = cluster
  const home = homeOf(layout, database.machine)
  const settings = [
    "-c listen_addresses=",
    `-c unix_socket_directories=${home}`,
    `-c port=${database.machine.postgres}`,
    // there is no standby yet that a commit could wait for
    "-c synchronous_standby_names="
  ].join(" ")
  const control = [`${programs}/pg_ctl`, "-D", data, "-w", "-t", String(patience)]
  await runCommand(layout, [...control, "-l", join(home, "recovery.log"), "-o", settings, "start"])
  await until(
    async () =>
      (await asSuperuser(cluster, database, "select pg_is_in_recovery()")) === "f"
        ? undefined
        : "recovery has not ended",
    patience
  )
  await runCommand(layout, [...control, "-m", "fast", "stop"])
}

/**
 * Restores the databases to a moment as docs/cluster.md says, on the machine that was primary; the other two copy it.
 * The copies of the shop are stopped before.
 */
export const restoreDatabases = async (cluster: Cluster, database: Database, at: Date): Promise<void> => {
  const { layout } = cluster
  await Promise.all(cluster.databases.map(({ patroni }) => patroni.stop()))
  const home = homeOf(layout, database.machine)
  const remove = ["/usr/bin/patronictl", "-c", join(home, "patroni.yml"), "remove", "heizmarkt"]
  await runCommand(layout, remove, {
    machine: database.machine,
    // the last line is asked for only while a primary is still named
    input: `heizmarkt\nYes I am aware\n${database.machine.name}\n`
  })
  for (const { machine } of cluster.databases) {
    const data = join(homeOf(layout, machine), "postgresql")
    if (existsSync(data)) renameSync(data, `${data}.before`)
  }
  const data = join(home, "postgresql")
  makeServiceFolder(data)
  const target = `${at.toISOString().replace("T", " ").replace("Z", "")}+00`
  await cluster.pgbackrest(
    database,
    "--type=time",
    `--target=${target}`,
    "--target-action=promote",
    "restore"
  )
  await recover(cluster, database, data)
  database.patroni.start()
  await untilLed(layout, patience)
  for (const { patroni } of cluster.databases) patroni.start()
  await untilDatabasesWell(layout, patience)
}
