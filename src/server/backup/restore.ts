import { spawnSync } from "node:child_process"
import * as fs from "node:fs"
import { join, resolve } from "node:path"
import { type Place, placeOf } from "../db/embedded/place.ts"
import { own, socketDirOf } from "../db/embedded/postmaster.ts"
import { erasuresIn, erasuresLeftIn } from "../db/erasures.ts"
import { chooseBase } from "./choose-base.ts"
import { NoRestore } from "./no-restore.ts"
import { recover } from "./recover.ts"
import { restoreFile, sync } from "./stored-file.ts"
import { allSeries, type WholeBase } from "./whole-bases.ts"

/** Source and destination of a restore. */
export interface RestoreOf {
  /** The folder with the backups. */
  readonly backups: string
  /** Folder for the restored data, empty or missing; the shop later starts with it as `DATA`. */
  readonly to: string
  /** Time to restore to, ISO 8601 with time zone; undefined for the latest stored state. */
  readonly at: string | undefined
  /** The series to use if several series contain the time. */
  readonly of: string | undefined
  /** Receives the progress, from 0 to 1. */
  readonly progress: (part: number) => void
  readonly log: (line: string) => void
}

export interface Restored {
  readonly series: string
  /** Commit time of the last restored transaction; undefined if there was none after the base backup. */
  readonly reached: Date | undefined
}

/** Folder that an interrupted restore leaves; the next restore starts again from the beginning. */
const workName = "restoring"

const requireEmpty = (folder: string) => {
  if (!fs.existsSync(folder)) return
  const found = fs.readdirSync(folder).filter((name) => name !== workName && !name.startsWith("native-"))
  if (found.length > 0)
    throw new NoRestore(`${folder} is not empty (${found[0]}): name a folder that is empty or not there yet.`)
}

const requireMajor = ({ manifest }: WholeBase, bin: string) => {
  const { stdout } = spawnSync(join(bin, "postgres"), ["--version"], { encoding: "utf8" })
  const major = Number(/(\d+)\./u.exec(stdout)?.[1])
  if (major !== manifest.major)
    throw new NoRestore(
      `The backup is of PostgreSQL ${manifest.major}, this release brings ${major}: restore it with the release that made it, then move it with npm run data:move.`
    )
}

/** Copies the required WAL to a place where the user that runs PostgreSQL can read it. */
const bringWal = (from: string, first: string, to: string, place: Place) => {
  own(to, place)
  for (const name of fs.readdirSync(from)) {
    const isNeeded = name.slice(8, 24) >= first.slice(8, 24) || name.includes("history")
    if (!isNeeded || !name.endsWith(".gz")) continue
    fs.copyFileSync(join(from, name), join(to, name))
    if (place.ids) fs.chownSync(join(to, name), place.ids.uid, place.ids.gid)
  }
}

const ownAll = (folder: string, { ids }: Place) => {
  if (ids === undefined) return
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: "utf8" }))
    fs.chownSync(join(folder, name), ids.uid, ids.gid)
}

const unpack = async ({ folder, manifest }: WholeBase, data: string, progress: RestoreOf["progress"]) => {
  const whole = manifest.files.reduce((sum, { size }) => sum + size, 1)
  let done = 0
  for (const name of manifest.folders) fs.mkdirSync(join(data, name), { recursive: true, mode: 0o700 })
  for (const file of manifest.files) {
    await restoreFile(folder, file, data)
    progress((done += file.size) / whole)
  }
  fs.writeFileSync(join(data, "backup_label"), manifest.label, { mode: 0o600 })
  fs.writeFileSync(join(data, "recovery.signal"), "", { mode: 0o600 })
}

/**
 * Restores a shop to a point in time, into an empty folder: unpacks a base backup, lets PostgreSQL replay the WAL
 * archived since that backup, and only then gives the data folder its final name, so that an incomplete restore is
 * never started. Fails with NoRestore, with DamagedBackup, or with a disk error.
 */
export const restore = async ({ backups, to, at, of, progress, log }: RestoreOf): Promise<Restored> => {
  const choice = chooseBase(allSeries(backups), at === undefined ? undefined : Date.parse(at), of)
  if ("refusal" in choice) throw new NoRestore(choice.refusal)
  requireEmpty(resolve(to))
  const place = placeOf(to, log)
  requireEmpty(place.base)
  requireMajor(choice.base, place.bin)
  const work = join(place.base, workName)
  fs.rmSync(work, { recursive: true, force: true })
  const inside: Place = { ...place, base: work }
  own(work, inside)
  const data = join(work, "pg")
  own(data, inside)
  await unpack(choice.base, data, progress)
  ownAll(data, inside)
  const wal = join(work, "wal")
  bringWal(join(choice.series.folder, "wal"), choice.base.firstSegment, wal, inside)
  log("PostgreSQL replays what was written since …")
  const reached = await recover(inside, wal, at)
  // written before the data, so that the shop never starts on restored data without the recorded erasures
  const erasures = erasuresIn(backups)
  fs.writeFileSync(erasuresLeftIn(place.base), fs.existsSync(erasures) ? fs.readFileSync(erasures) : "", {
    mode: 0o600,
    flush: true
  })
  fs.renameSync(data, join(place.base, "pg"))
  sync(place.base)
  fs.rmSync(socketDirOf(inside), { recursive: true, force: true })
  fs.rmSync(work, { recursive: true })
  return { series: choice.series.name, reached }
}
