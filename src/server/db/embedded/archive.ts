import { randomBytes } from "node:crypto"
import * as fs from "node:fs"
import { join } from "node:path"
import { StartProblem } from "../../config.ts"
import { compactMoment } from "../compact-moment.ts"
import { isReachable, type Place } from "./place.ts"
import { own } from "./postmaster.ts"

/** Location of the backups of one data folder. */
export interface Archive {
  /** The folder of BACKUP_DIR; it may contain the series of several data folders. */
  readonly folder: string
  /**
   * Name of the series, which contains the backups of this data folder only: a restored folder starts a new series, so
   * that the histories of two folders never mix.
   */
  readonly series: string
}

/**
 * The operator's setting: a folder, `false` for no backups from now on, or `undefined` for the setting of the last
 * start.
 */
export type WishedBackups = string | false | undefined

/**
 * Time in seconds after which PostgreSQL completes a segment of WAL that is not full. Committed data exists only on the
 * data disk for at most 30 seconds (decision 106); the rest of them is for the archiving itself.
 */
const longestUnarchived = 25

const noteOf = ({ base }: Place) => join(base, "backups.json")

const isArchive = (value: unknown): value is Archive =>
  typeof value === "object" &&
  value !== null &&
  "folder" in value &&
  typeof value.folder === "string" &&
  "series" in value &&
  typeof value.series === "string"

/** Returns the location of a data folder's backups, as set at the last start; `undefined` if there were none. */
export const notedArchive = (place: Place): Archive | undefined => {
  try {
    const noted: unknown = JSON.parse(fs.readFileSync(noteOf(place), "utf8"))
    return isArchive(noted) ? noted : undefined
  } catch {
    return undefined
  }
}

/** Returns the folder of the series' WAL: one gzip file for each segment. */
export const walFolderOf = ({ folder, series }: Archive): string => join(folder, series, "wal")

const requireReachable = (folder: string, { ids }: Place) => {
  if (isReachable(folder, ids)) return
  throw new StartProblem(
    `PostgreSQL's user (uid ${ids?.uid ?? "?"}) cannot enter BACKUP_DIR ${folder}: let others enter the folders above it (chmod o+x), or name another.`
  )
}

const begin = (folder: string, place: Place): Archive => {
  try {
    if (!fs.existsSync(folder)) own(folder, place)
    const archive = { folder, series: `${compactMoment(Date.now())}-${randomBytes(4).toString("hex")}` }
    requireReachable(folder, place)
    own(join(folder, archive.series), place)
    own(walFolderOf(archive), place)
    const note = noteOf(place)
    fs.writeFileSync(`${note}.new`, JSON.stringify(archive), { mode: 0o600 })
    fs.renameSync(`${note}.new`, note)
    return archive
  } catch (failure) {
    if (failure instanceof StartProblem) throw failure
    const reason = failure instanceof Error ? failure.message : String(failure)
    throw new StartProblem(
      `BACKUP_DIR ${folder} cannot be used: ${reason}. Name a folder that this user may write to.`
    )
  }
}

/**
 * Determines the location of the WAL archive before PostgreSQL starts. The location stays valid for later starts
 * without BACKUP_DIR, so that a command that runs while the shop is stopped does not leave a gap in the archive.
 */
export const settleArchive = (place: Place, wished: WishedBackups): Archive | undefined => {
  const noted = notedArchive(place)
  if (wished === false) {
    fs.rmSync(noteOf(place), { force: true })
    return undefined
  }
  const folder = wished ?? noted?.folder
  if (folder === undefined) return undefined
  if (noted?.folder !== folder) return begin(folder, place)
  if (!fs.existsSync(walFolderOf(noted))) {
    throw new StartProblem(
      `The backups in ${join(folder, noted.series)} are gone: mount their disk, or start once with BACKUP_DIR=no and then begin anew.`
    )
  }
  requireReachable(walFolderOf(noted), place)
  return noted
}

/**
 * Fails if the running PostgreSQL archives its WAL elsewhere or not at all, because archiving can only be set when
 * PostgreSQL starts.
 */
export const requireSameArchive = (place: Place, wished: WishedBackups): void => {
  if (wished === undefined || (wished || undefined) === notedArchive(place)?.folder) return
  throw new StartProblem(
    wished === false
      ? "The PostgreSQL of this data folder runs with backups: stop the shop, then start it with BACKUP_DIR=no."
      : `The PostgreSQL of this data folder runs without backups in ${wished}: stop the shop, then start it with BACKUP_DIR=${wished}.`
  )
}

/** Quotes a path as a shell word within a setting of PostgreSQL, in which PostgreSQL replaces `%p` and `%f`. */
export const shellWord = (path: string): string => `'${path.replaceAll("'", "'\\''").replaceAll("%", "%%")}'`

/**
 * Returns PostgreSQL's settings for archiving WAL: each segment is compressed to a temporary file, synced and renamed.
 * An existing file counts as success if its content is equal (PostgreSQL repeats the command after a crash).
 */
export const archiveSettings = (archive: Archive): Readonly<Record<string, string>> => {
  const wal = shellWord(walFolderOf(archive))
  const [kept, part] = [`${wal}/%f.gz`, `${wal}/%f.part`]
  return {
    archive_mode: "on",
    archive_timeout: `${longestUnarchived}s`,
    archive_command: `umask 077; if test -f ${kept}; then gzip -dc ${kept} | cmp -s - %p; else gzip -1 -c %p > ${part} && sync ${part} && mv ${part} ${kept} && sync ${wal}; fi`
  }
}
