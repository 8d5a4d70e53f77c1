import * as fs from "node:fs"

/** Bytes from which on a new part of the log begins. */
const longest = 1_000_000

/** How long the part before is kept, in ms. */
const keptFor = 30 * 86_400_000

/** How often a running server looks at its log, in ms. */
export const lookAtLogEvery = 3_600_000

/** Opens a log for appending that other users cannot read. */
export const openLog = (file: string): number => {
  const log = fs.openSync(file, "a", 0o600)
  // it may be there already, from a time when it was open to all
  fs.fchmodSync(log, 0o600)
  return log
}

/**
 * Puts what a long log holds beside it and empties it, and forgets the part before after a month. The file stays the same
 * one, since PostgreSQL goes on writing into it.
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
