import { readdirSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { segmentFile, type WholeBase, wholeBases } from "./whole-bases.ts"

/** Number of past days within which the shop can be restored to any time. */
export const restorableDays = 14

const span = restorableDays * 86_400_000

type Dated = Pick<WholeBase, "endedAt">

/**
 * Returns the base backups that are not needed for a restore within the last 14 days: all those before the newest one
 * that was complete 14 days ago. An old base backup is not returned if there is no newer one.
 */
export const servedBases = <B extends Dated>(bases: ReadonlyArray<B>, now: number): ReadonlyArray<B> => {
  const ripe = bases.filter(({ endedAt }) => endedAt <= now - span).toSorted((a, b) => a.endedAt - b.endedAt)
  return ripe.slice(0, -1)
}

/** Whether a segment precedes another segment; timelines are ignored. */
const isBefore = (segment: string, first: string) => segment.slice(8, 24) < first.slice(8, 24)

/**
 * Age in ms, one hour, from which a partial file counts as interrupted: compressing a segment never takes that long.
 */
const brokenOff = 3_600_000

/** Removes files that no restore needs any longer; returns the number of removed base backups. */
export const prune = (series: string, now = Date.now()): number => {
  const bases = wholeBases(series)
  const served = servedBases(bases, now)
  for (const { folder } of served) rmSync(folder, { recursive: true })
  const [oldest] = bases.filter((base) => !served.includes(base))
  if (oldest === undefined) return 0
  const wal = join(series, "wal")
  for (const name of readdirSync(wal)) {
    const file = join(wal, name)
    const isServed = segmentFile.test(name) && isBefore(name, oldest.firstSegment)
    const isHalf = name.endsWith(".part") && now - statSync(file).mtimeMs > brokenOff
    if (isServed || isHalf) rmSync(file)
  }
  return served.length
}
