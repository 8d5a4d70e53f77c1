import { readdirSync, statSync } from "node:fs"
import { basename, join } from "node:path"

/** Folders whose content belongs to the running server or is recreated; they are backed up empty. */
const emptied = new Set([
  "pg_wal",
  "pg_dynshmem",
  "pg_notify",
  "pg_replslot",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans"
])

const leftOut = new Set(["postmaster.pid", "postmaster.opts", "backup_label", "tablespace_map"])

/** Whether a file (path relative to the data folder) is excluded from a base backup (PostgreSQL manual, 25.3.6). */
export const isLeftOut = (path: string): boolean => {
  const [first = ""] = path.split("/")
  const name = basename(path)
  return (
    emptied.has(first) ||
    leftOut.has(path) ||
    name.startsWith("pgsql_tmp") ||
    name.startsWith("pg_internal.init") ||
    path.split("/").some((part) => part.startsWith("pgsql_tmp"))
  )
}

interface Listed {
  readonly folders: ReadonlyArray<string>
  readonly files: ReadonlyArray<{ readonly path: string; readonly size: number }>
}

/**
 * Returns the files of a data folder that a base backup contains. Files that disappear while they are listed are left
 * out: replaying the WAL deletes them as well. `pg_control` comes last.
 */
export const baseFiles = (data: string): Listed => {
  const all = readdirSync(data, { recursive: true, withFileTypes: true }).map((entry) => ({
    entry,
    path: join(entry.parentPath, entry.name).slice(data.length + 1)
  }))
  const folders = all
    .filter(
      ({ entry, path }) =>
        entry.isDirectory() && (!isLeftOut(path) || emptied.has(path) || path === "pg_wal/archive_status")
    )
    .map(({ path }) => path)
  const files = all
    .filter(({ entry, path }) => entry.isFile() && !isLeftOut(path))
    .flatMap(({ path }) => {
      const size = statSync(join(data, path), { throwIfNoEntry: false })?.size
      return size === undefined ? [] : [{ path, size }]
    })
  const isControl = (path: string) => Number(path === "global/pg_control")
  return {
    folders: folders.toSorted(),
    files: files.toSorted((a, b) => isControl(a.path) - isControl(b.path))
  }
}
