import { parseArgs } from "node:util"
import { resolve } from "node:path"
import { momentOf } from "../src/server/backup/moment.ts"
import { NoRestore } from "../src/server/backup/no-restore.ts"
import { restore } from "../src/server/backup/restore.ts"
import { DamagedBackup } from "../src/server/backup/stored-file.ts"
import { readConfig, StartProblem } from "../src/server/config.ts"
import { progressBar } from "../src/server/places/progress-bar.ts"

/**
 * `npm run restore -- --to FOLDER [--at MOMENT]`: restores the embedded PostgreSQL to any moment of the last 14 days.
 */
const usage =
  "Usage: npm run restore -- --to FOLDER [--at 2026-11-29T13:45:10Z] [--of SERIES], with BACKUP_DIR or --from FOLDER naming the backups (docs/operations.md, Backups)."

const asked = () => {
  try {
    const text = { type: "string" } as const
    return parseArgs({ options: { to: text, at: text, of: text, from: text } }).values
  } catch {
    return undefined
  }
}

const backupsOf = (from: string | undefined): string | undefined => {
  if (from !== undefined) return resolve(from)
  const { backupDir } = readConfig(process.env)
  return backupDir === false ? undefined : backupDir
}

const run = async (): Promise<number> => {
  const values = asked()
  const at = values?.at === undefined ? undefined : momentOf(values.at)
  const backups = backupsOf(values?.from)
  if (values?.to === undefined || backups === undefined || (values.at !== undefined && at === undefined)) {
    console.error(usage)
    return 2
  }
  const bar = progressBar(process.stderr, "Unpacking")
  const { series, reached } = await restore({
    backups,
    to: resolve(values.to),
    at,
    of: values.of,
    progress: bar.show,
    log: (line) => console.error(line)
  })
  const moment =
    reached === undefined
      ? "the end of its base backup"
      : `${reached.toISOString()}, its last change up to then`
  console.log(
    `Restored ${series} to ${moment}. Start the shop on it with DATA=${resolve(values.to)}; what customers have had erased since is erased again before it opens.`
  )
  return 0
}

const sentence = (failure: unknown): string | undefined => {
  if (failure instanceof NoRestore || failure instanceof StartProblem) return failure.message
  if (failure instanceof DamagedBackup)
    return `${failure.message} Name an earlier moment, which an older backup serves.`
  if (!(failure instanceof Error) || !("code" in failure)) return undefined
  if (failure.code === "ENOSPC")
    return "There is no space left for the restored data: free some, or name a folder on another disk."
  if (failure.code === "EACCES" || failure.code === "EPERM")
    return `${failure.message}. Run this as the user who owns the backups.`
  return undefined
}

try {
  process.exitCode = await run()
} catch (failure) {
  console.error(sentence(failure) ?? failure)
  process.exitCode = 1
}
