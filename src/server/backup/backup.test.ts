import { existsSync, mkdirSync, readdirSync, rmSync, statSync, truncateSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import pg from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { freshFolder } from "../../../tools/fresh-folder.ts"
import { type Cluster, openCluster } from "../db/embedded/cluster.ts"
import { standbysAway, standbysCutOff } from "../db/standbys-away.ts"
import { walUnarchived } from "../db/wal-unarchived.ts"
import { knownBackups } from "./known-backups.ts"
import { makeBackup } from "./make-backup.ts"
import { restore } from "./restore.ts"
import { allSeries } from "./whole-bases.ts"

const folder = freshFolder("backup-quick")
const backups = join(folder, "backups")
const log = () => {}
const settings = { fsync: "off", max_slot_wal_keep_size: "32MB" }
let cluster: Cluster

const ask = async (url: string, question: string): Promise<ReadonlyArray<unknown>> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(question)
    return rows.map((row) => Object.values(row)[0])
  } finally {
    await client.end()
  }
}

const back = () => {
  if (cluster.archive === undefined) throw new Error("the cluster keeps its WAL")
  return makeBackup({
    url: cluster.url("postgres"),
    data: join(cluster.base, "pg"),
    archive: cluster.archive,
    progress: log
  })
}

const restoreTo = (to: string, at?: string) =>
  restore({ backups, to: join(folder, to), at, of: undefined, progress: log, log })

beforeAll(async () => {
  cluster = await openCluster({
    dir: join(folder, "data"),
    backupDir: backups,
    settings,
    noSync: true,
    dieWithParent: true,
    log
  })
  await ask(cluster.url("postgres"), "create table t (n int)")
})

afterAll(async () => {
  await cluster.close()
  rmSync(folder, { recursive: true })
})

it("a backup is complete, readable only by its owner, and the only one at a time", async () => {
  const [series] = allSeries(backups)
  if (series === undefined) throw new Error("there is a series")
  const half = join(series.folder, "base-20261128T000000Z.part")
  mkdirSync(half)
  expect(allSeries(backups)[0]?.bases).toEqual([])
  await ask(cluster.url("postgres"), "insert into t values (1)")
  const known = knownBackups({ folder: backups, series: series.name })
  const before = await Effect.runPromise(known.kept)
  expect(before?.lastAt).toBeUndefined()
  expect(Date.now() - (before?.since.getTime() ?? 0)).toBeLessThan(60_000)
  const [made, other] = await Promise.allSettled([back(), back()])
  const refused = [made, other].flatMap((each) => (each.status === "rejected" ? [String(each.reason)] : []))
  expect(refused).toEqual([
    "NoBackup: Another backup of this shop is being made: wait for its end, then start this one again."
  ])
  const bases = allSeries(backups)[0]?.bases
  expect(bases).toHaveLength(1)
  // the desk shows this time, and the backup alert is based on it (rule desk.operations)
  expect((await Effect.runPromise(known.kept))?.lastAt?.getTime()).toBe(bases?.[0]?.endedAt)
  const away = knownBackups({ folder: join(folder, "unmounted"), series: series.name })
  expect(await Effect.runPromise(away.kept)).toBeUndefined()
  expect(existsSync(half)).toBe(false)
  const readable = readdirSync(backups, { recursive: true, encoding: "utf8" }).filter(
    (name) => (statSync(join(backups, name)).mode & 0o077) !== 0
  )
  expect(readable).toEqual([])
})

/**
 * Returns SQL with fake PostgreSQL settings and archiver statistics; `archived` and `failed` state how many minutes ago
 * archiving last succeeded and last failed, null for never.
 */
const archiver = (mode: string, timeout: string, archived: number | null, failed: number | null) =>
  `with pg_settings (name, setting) as (values ('archive_mode', '${mode}'), ('archive_timeout', '${timeout}')),
    pg_stat_archiver (last_archived_time, last_failed_time) as (values
      (now() - make_interval(mins => ${archived}), now() - make_interval(mins => ${failed})))
  select ${walUnarchived.replace("pg_postmaster_start_time()", "now() - interval '30 minutes'")} as seconds`

it.each([
  ["archives none", archiver("off", "30", 5, null), null],
  ["archives by the clock", archiver("on", "30", 5, null), 300],
  ["was started since", archiver("on", "30", 40, 35), 1_800],
  ["has archived none yet", archiver("always", "30", null, null), 1_800],
  ["was quiet, and is well", archiver("on", "0", 20, 21), 0],
  ["has failed since", archiver("on", "0", 20, 2), 1_200]
])(
  "the time for which a PostgreSQL that %s has archived no WAL is reported (rule desk.operations)",
  async (_, asked, seconds) => {
    expect(await ask(cluster.url("postgres"), asked)).toEqual([seconds])
  }
)

it("the time for which a real PostgreSQL has archived no WAL is reported", async () => {
  const [seconds] = await ask(cluster.url("postgres"), `select ${walUnarchived}`)
  expect(seconds).toBeGreaterThanOrEqual(0)
  expect(seconds).toBeLessThan(60)
})

/** Asks a question as a role without any rights, as the shop's plain role is. */
const askPlainly = async (question: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: cluster.url("postgres") })
  await client.connect()
  try {
    await client.query("create role plain")
    await client.query("set role plain")
    const { rows } = await client.query<Record<string, unknown>>(question)
    await client.query("reset role")
    await client.query("drop role plain")
    return Object.values(rows[0] ?? {})[0]
  } finally {
    await client.end()
  }
}

it("a standby that does not stream is counted, also for the shop's plain role (rule desk.operations)", async () => {
  const url = cluster.url("postgres")
  const away = () => askPlainly(`select ${standbysAway}`)
  expect(await away()).toBe(0)
  await ask(url, "select pg_create_physical_replication_slot('db3', true)")
  expect(await away()).toBe(1)
  await ask(url, "select pg_drop_replication_slot('db3')")
  expect(await away()).toBe(0)
})

it("a standby that is away for more WAL than is kept is counted before and after its WAL is removed (rule desk.operations)", async () => {
  const url = cluster.url("postgres")
  const cutOff = () => askPlainly(`select ${standbysCutOff}`)
  const kept = () => ask(url, "select wal_status from pg_replication_slots")
  const writeSegment = async () => {
    await ask(url, "select pg_logical_emit_message(true, 'test', '')")
    await ask(url, "select pg_switch_wal()")
  }
  await ask(url, "select pg_create_physical_replication_slot('db3', true)")
  await writeSegment()
  expect([await kept(), await cutOff()]).toEqual([["reserved"], 0])
  for (let segment = 0; segment < 4; segment++) await writeSegment()
  expect([await kept(), await cutOff()]).toEqual([["unreserved"], 1])
  await ask(url, "checkpoint")
  expect([await kept(), await cutOff()]).toEqual([["lost"], 1])
  await ask(url, "select pg_drop_replication_slot('db3')")
  expect(await cutOff()).toBe(0)
})

it("the embedded PostgreSQL leaves reading ahead to the kernel, for many pages at a time (decision 125)", async () => {
  const settings =
    "select setting from pg_settings where name in ('effective_io_concurrency', 'io_method') order by name"
  expect(await ask(cluster.url("postgres"), settings)).toEqual(["64", "sync"])
})

it("a shop is restored to a point in time, into an empty folder only", async () => {
  const url = cluster.url("postgres")
  await ask(url, "insert into t values (2)")
  const [at] = await ask(url, "select now()::text from pg_sleep(0.05)")
  const moment = new Date(String(at)).toISOString()
  await ask(url, "insert into t select 3 from pg_sleep(0.05)")
  await ask(url, "select pg_switch_wal()")
  await ask(url, "insert into t values (4)")
  await expect.poll(() => allSeries(backups)[0]?.keptUntil ?? 0).toBeGreaterThan(Date.parse(moment))
  const { reached } = await restoreTo("restored", moment)
  expect(reached?.getTime()).toBeLessThanOrEqual(Date.parse(moment))
  const restored = await openCluster({ dir: join(folder, "restored"), settings, dieWithParent: true, log })
  expect(restored.archive).toBeUndefined()
  expect(await ask(restored.url("postgres"), "select n from t order by n")).toEqual([1, 2])
  await restored.close()
  await expect(restoreTo("restored", moment)).rejects.toThrow(/is not empty/u)
  await expect(restoreTo("later", "2100-01-01T00:00:00Z")).rejects.toThrow(/^Nothing is kept of 2100/u)
  expect(existsSync(join(folder, "later"))).toBe(false)
})

it("a damaged backup is not restored", async () => {
  const newest = allSeries(backups)[0]?.bases.at(-1)
  if (newest === undefined) throw new Error("there is a base")
  const control = join(newest.folder, "global/pg_control.zst")
  truncateSync(control, statSync(control).size - 8)
  await expect(restoreTo("damaged")).rejects.toThrow(/pg_control\.zst is/u)
  expect(existsSync(join(folder, "damaged/pg"))).toBe(false)
})
