import { readdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { freshFolder } from "../../tools/fresh-folder.ts"
import { fillDisk, makeDisks, mayMakeDisks, removeDisks } from "./disks.ts"
import { until } from "./health.ts"
import { type Layout, loopbackLayout } from "./layout.ts"
import { hasPostgres15, PlainPostgres } from "./plain-postgres.test-support.ts"
import { roleChanged } from "./role-changed.test-support.ts"
import { runCommand } from "./run-command.ts"
import { makeServiceFolder } from "./service-folder.ts"
import { giveToServices } from "./service-user.ts"

/** Time limits, in seconds for a step and in ms for the test; without a new segment the commit waits for ever. */
const patience = 30
const limit = 60_000

/** Time in seconds until a segment is in the archive; a standby that asks for it before stops. */
const archiveSeconds = 0.3

let layout: Layout
let servers: ReadonlyArray<PlainPostgres>

beforeEach(() => {
  layout = { ...loopbackLayout(freshFolder("cut-record"), 4500, 2), diskMb: 500 }
  giveToServices(layout.folder)
  makeDisks(layout)
  servers = layout.databases.map((machine) => new PlainPostgres(layout, machine))
})
afterEach(async () => {
  for (const server of servers) await server.stop()
  removeDisks(layout)
  rmSync(layout.folder, { recursive: true })
})

/** Starts a primary and copies it to the others, which are not started yet. */
const withCopies = async () => {
  const [lost, promoted, other] = servers
  if (lost === undefined || promoted === undefined || other === undefined)
    throw new Error("A layout without machines")
  const archive = join(layout.folder, "archive")
  makeServiceFolder(archive)
  await lost.create({
    // it stays down, as under Patroni, which promotes a standby
    restart_after_crash: "off",
    archive_mode: "on",
    // takes a moment, as pgBackRest does
    archive_command: `sleep ${archiveSeconds} && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`,
    // all that the primary has written before its disk was full reaches the standbys
    restore_command: `cp ${archive}/%f %p || cp ${join(lost.data, "pg_wal")}/%f %p`,
    wal_retrieve_retry_interval: "100ms"
  })
  await lost.start()
  for (const copy of [promoted, other]) await copy.copy(lost)
  // begins the next segment, since a copy ends one
  await lost.ask("create table kept (id int)")
  return { lost, promoted, other }
}

/** Writes WAL until the disk is full, within a record that begins in one segment and would end in the next. */
const writeUntilFull = async (server: PlainPostgres): Promise<void> => {
  fillDisk(layout, server.machine)
  for (;;) await server.ask("select pg_logical_emit_message(true, 'test', repeat('x', 5000000))")
}

/** Returns the name of the segment that would follow the last one of a server on timeline 1. */
const segmentAfterLast = ({ data }: PlainPostgres): string => {
  const names = readdirSync(join(data, "pg_wal")).filter((name) => /^0{7}1[\dA-F]{16}$/u.test(name))
  const last = Math.max(...names.map((name) => Number.parseInt(name.slice(16), 16)))
  return `${"1".padStart(8, "0")}${(last + 1).toString(16).toUpperCase().padStart(16, "0")}`
}

it.skipIf(process.getuid?.() !== 0 || !hasPostgres15 || !mayMakeDisks())(
  "commits that wait for a standby at a record cut by a full disk are made as soon as the new primary begins a segment (decision 143)",
  async () => {
    const { lost, promoted, other } = await withCopies()
    await expect(writeUntilFull(lost)).rejects.toThrow(/connection/u)
    await until(async () => (lost.isRunning ? "the primary is still running" : undefined), patience)
    expect(lost.log).toMatch(/PANIC: .*No space left on device/u)
    const missing = segmentAfterLast(lost)
    for (const standby of [promoted, other]) {
      await standby.start()
      await until(async () => (standby.log.includes(missing) ? undefined : standby.log), patience)
    }

    await promoted.promote()
    await promoted.set("synchronous_standby_names", "*")
    await other.set("primary_conninfo", promoted.address)
    const committed = promoted.ask("insert into kept values (1)")
    const waiting = "select count(*) from pg_stat_activity where wait_event = 'SyncRep'"
    await until(async () => {
      // it asks for a segment that the new primary has not begun
      const isAhead = /start(?:ing)? point .* is ahead of/u.test(other.log)
      return isAhead && (await promoted.ask(waiting)) === "1" ? undefined : other.log
    }, patience)

    await runCommand(layout, ["sh", ...roleChanged("primary", promoted.home, promoted.machine.postgres)])
    await committed
    await until(
      async () => ((await other.ask("select id from kept")) === "1" ? undefined : "nothing is replayed"),
      patience
    )
  },
  limit
)
