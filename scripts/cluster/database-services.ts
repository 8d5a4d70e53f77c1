import { readFileSync } from "node:fs"
import { join } from "node:path"
import { clockEnvironment } from "./clocks.ts"
import { type DatabaseMachine, databaseValues, homeOf, type Layout, type Passwords } from "./layout.ts"
import { onMachine } from "./network.ts"
import { plainEnvironment } from "./plain-environment.ts"
import { makeServiceFolder } from "./service-folder.ts"
import { Service } from "./service.ts"
import { asServiceUser } from "./service-user.ts"
import { environmentOf, restartOf, writeConfiguration } from "./written-file.ts"

export interface Database {
  readonly machine: DatabaseMachine
  readonly etcd: Service
  readonly patroni: Service
  /** Path of pgBackRest's configuration. */
  readonly pgbackrest: string
}

/** Writes the configurations of a database machine; its services are not started yet. */
export const databaseServices = (
  layout: Layout,
  machine: DatabaseMachine,
  passwords: Passwords
): Database => {
  const home = homeOf(layout, machine)
  makeServiceFolder(home)
  const values = databaseValues(layout, machine, passwords)
  const written = (name: string) => writeConfiguration(name, values, home)
  const pgbackrest = written("pgbackrest.conf")
  const before = [...onMachine(layout, machine), ...asServiceUser()]
  const etcd = new Service({
    name: `${machine.name} etcd`,
    line: [...before, "/usr/bin/etcd"],
    environment: { ...plainEnvironment(layout), ...environmentOf(written("etcd.env")) },
    cwd: home,
    log: join(home, "etcd.log"),
    restartSeconds: restartOf("heizmarkt-etcd.service")
  })
  const patroni = new Service({
    name: `${machine.name} patroni`,
    line: [...before, "/usr/bin/patroni", written("patroni.yml")],
    environment: { ...plainEnvironment(layout), ...clockEnvironment(layout, machine), HOME: home },
    cwd: home,
    log: join(home, "patroni.log"),
    restartSeconds: restartOf("heizmarkt-patroni.service")
  })
  return { machine, etcd, patroni, pgbackrest }
}

/** Returns the process id of a machine's PostgreSQL; `undefined` if it is not running. */
export const postmasterOf = (layout: Layout, machine: DatabaseMachine): number | undefined => {
  const data = join(homeOf(layout, machine), "postgresql")
  try {
    const pid = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0])
    // the file remains after a kill, and its process id may be reused by another process
    const isOurs = readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(data)
    return isOurs ? pid : undefined
  } catch {
    return undefined
  }
}
