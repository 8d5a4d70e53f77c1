import * as fs from "node:fs"

/** Size in bytes at which the log is rotated. */
const longest = 1_000_000

/** Time in ms for which the rotated log is kept. */
const keptFor = 30 * 86_400_000

/** How often a running server checks its log, in ms. */
export const lookAtLogEvery = 3_600_000

/** Opens a log file for appending; other users cannot read the file. */
export const openLog = (file: string): number => {
  const log = fs.openSync(file, "a", 0o600)
  // an existing file may have been created with read permission for all users
  fs.fchmodSync(log, 0o600)
  return log
}

/**
 * Moves the content of a long log to a second file and empties the log; deletes the second file after a month. The log
 * stays the same file, because PostgreSQL continues to write to it.
 */
export const turnLog = (file: string, now = Date.now()): void => {
  const former = `${file}.1`
  const old = fs.statSync(former, { throwIfNoEntry: false })
  if (old !== undefined && now - old.mtimeMs > keptFor) fs.rmSync(former)
  if ((fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) < longest) return
  fs.rmSync(former, { force: true })
  fs.writeFileSync(former, fs.readFileSync(file), { mode: 0o600 })
  fs.truncateSync(file)
}
