import { readdirSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { segmentFile, type WholeBase, wholeBases } from "./whole-bases.ts"

/** How far back any moment can be restored, in days. */
export const restorableDays = 14

const span = restorableDays * 86_400_000

type Dated = Pick<WholeBase, "endedAt">

/**
 * The bases that no moment of the last 14 days needs: those before the newest one that was whole 14 days ago. Without a
 * newer one an old base stays.
 */
export const servedBases = <B extends Dated>(bases: ReadonlyArray<B>, now: number): ReadonlyArray<B> => {
  const ripe = bases.filter(({ endedAt }) => endedAt <= now - span).toSorted((a, b) => a.endedAt - b.endedAt)
  return ripe.slice(0, -1)
}

/** Timelines apart, whether a segment comes before another one. */
const isBefore = (segment: string, first: string) => segment.slice(8, 24) < first.slice(8, 24)

/** An hour: no segment is packed for as long, so what is half after it was broken off. */
const brokenOff = 3_600_000

/** Removes what nothing restores any more; answers how many base backups went. */
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
