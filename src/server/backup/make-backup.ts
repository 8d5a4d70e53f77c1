import * as fs from "node:fs"
import { join } from "node:path"
import pg from "pg"
import { compactMoment } from "../db/compact-moment.ts"
import type { Archive } from "../db/embedded/archive.ts"
import { baseFiles } from "./base-files.ts"
import { prune } from "./prune.ts"
import { checkFile, type StoredFile, storeFile, sync } from "./stored-file.ts"
import { type Manifest, manifestFile } from "./whole-bases.ts"
import { advisoryLocks } from "../db/advisory-locks.ts"

/** The reason why no backup was made, in a sentence for the operator. */
export class NoBackup extends Error {
  override readonly name = "NoBackup"
}

/** Source and destination of a backup. */
export interface BackupOf {
  readonly url: string
  /** PostgreSQL's data folder. */
  readonly data: string
  readonly archive: Archive
  /** Receives the progress, from 0 to 1. */
  readonly progress: (part: number) => void
}

/** The finished backup. */
export interface Made {
  readonly folder: string
  readonly files: number
  /** Bytes before compression. */
  readonly size: number
  /** Number of removed old base backups. */
  readonly pruned: number
}

/** The longest time that PostgreSQL may take to archive the WAL of a backup, in ms. */
const longestKeeping = 120_000

const begin = async (client: pg.Client) => {
  const { rows } = await client.query<{ free: boolean }>("select pg_try_advisory_lock($1) as free", [
    advisoryLocks.backup
  ])
  if (rows[0]?.free !== true)
    throw new NoBackup(
      "Another backup of this shop is being made: wait for its end, then start this one again."
    )
  const started = await client.query<{ segment: string; major: number; at: Date }>(
    `select pg_walfile_name(pg_backup_start('heizmarkt', fast := true)) as segment,
      current_setting('server_version_num')::int / 10000 as major, clock_timestamp() as at`
  )
  const [row] = started.rows
  if (row === undefined) throw new Error("pg_backup_start answers nothing")
  return row
}

const end = async (client: pg.Client) => {
  await client.query(`set statement_timeout = ${longestKeeping}`)
  try {
    const stopped = await client.query<{ label: string; at: Date }>(
      "select labelfile as label, clock_timestamp() as at from pg_backup_stop(wait_for_archive := true)"
    )
    const [row] = stopped.rows
    if (row === undefined) throw new Error("pg_backup_stop answers nothing")
    return row
  } catch (failure) {
    if (failure instanceof pg.DatabaseError && failure.code === "57014")
      throw new NoBackup(
        "PostgreSQL could not keep its WAL within two minutes, so this backup is none: pg.log beside the data says why (disk full, or not writable)."
      )
    throw failure
  }
}

const gone = (failure: unknown) => failure instanceof Error && "code" in failure && failure.code === "ENOENT"

const copyAll = async ({ data, progress }: BackupOf, target: string) => {
  const { folders, files } = baseFiles(data)
  const whole = files.reduce((sum, { size }) => sum + size, 1)
  const stored: Array<StoredFile> = []
  let done = 0
  for (const { path, size } of files) {
    try {
      stored.push(await storeFile(data, target, path))
    } catch (failure) {
      // the table was dropped in the meantime; replaying the WAL drops it as well
      if (!gone(failure) || fs.existsSync(join(data, path))) throw failure
    }
    progress((0.7 * (done += size)) / whole)
  }
  return { folders, stored }
}

const check = async (target: string, stored: ReadonlyArray<StoredFile>, progress: BackupOf["progress"]) => {
  const whole = stored.reduce((sum, { size }) => sum + size, 1)
  let done = 0
  for (const file of stored) {
    await checkFile(target, file)
    progress(0.7 + (0.3 * (done += file.size)) / whole)
  }
}

const sweepParts = (series: string) => {
  for (const name of fs.readdirSync(series))
    if (name.endsWith(".part")) fs.rmSync(join(series, name), { recursive: true })
}

const write = (target: string, manifest: Manifest) => {
  const file = join(target, manifestFile)
  fs.writeFileSync(file, JSON.stringify(manifest), { mode: 0o600, flush: true })
  sync(target)
}

/**
 * Makes a base backup of the running shop with PostgreSQL's own functions: copies files between `pg_backup_start` and
 * `pg_backup_stop`, waits until the WAL is archived, reads everything again, and only then gives the backup its final
 * name. Replaying the WAL repairs files that change during the copy. Fails with NoBackup, or with a disk error.
 */
export const makeBackup = async (of: BackupOf): Promise<Made> => {
  const series = join(of.archive.folder, of.archive.series)
  const client = new pg.Client({ connectionString: of.url, application_name: "heizmarkt backup" })
  client.on("error", () => {})
  await client.connect()
  try {
    const begun = await begin(client)
    sweepParts(series)
    const target = join(series, `base-${compactMoment(begun.at.getTime())}`)
    const part = `${target}.part`
    fs.mkdirSync(part, { mode: 0o700 })
    const { folders, stored } = await copyAll(of, part)
    const ended = await end(client)
    await check(part, stored, of.progress)
    write(part, {
      major: begun.major,
      begunAt: begun.at.toISOString(),
      endedAt: ended.at.toISOString(),
      firstSegment: begun.segment,
      folders,
      files: stored,
      label: ended.label
    })
    fs.renameSync(part, target)
    sync(series)
    const size = stored.reduce((sum, file) => sum + file.size, 0)
    return { folder: target, files: stored.length, size, pruned: prune(series) }
  } finally {
    await client.end()
  }
}
