import type { Series, WholeBase } from "./whole-bases.ts"

/** The base backup that a restore starts from, or a sentence that says why there is none. */
export type Choice = { readonly series: Series; readonly base: WholeBase } | { readonly refusal: string }

const written = (at: number) => `${new Date(at).toISOString().slice(0, 19)}Z`

/** Returns the newest base backup that was complete at a given time. */
const baseBefore = ({ bases }: Series, at: number): WholeBase | undefined =>
  bases.findLast(({ endedAt }) => endedAt <= at)

const spanOf = ({ name, bases, keptUntil }: Series): string =>
  bases[0] === undefined
    ? ""
    : `  ${name}: from ${written(bases[0].endedAt)} to ${written(Math.max(keptUntil, bases.at(-1)?.endedAt ?? 0))}`

const spans = (all: ReadonlyArray<Series>) => all.map(spanOf).join("\n")

const newest = (all: ReadonlyArray<Series>): Choice => {
  const series = all.toSorted((a, b) => a.keptUntil - b.keptUntil).at(-1)
  const base = series?.bases.at(-1)
  if (series === undefined || base === undefined)
    return { refusal: "There is no whole backup: make one with npm run backup." }
  return { series, base }
}

/**
 * Chooses the series and base backup for a restore to a time (ms since the epoch; undefined for the latest stored
 * state). `of` names the series if two series contain that time: this happens if a copy of a shop was restored and the
 * original shop continued to run.
 */
export const chooseBase = (all: ReadonlyArray<Series>, at: number | undefined, of?: string): Choice => {
  const asked = all.filter(({ name, bases }) => bases.length > 0 && (of === undefined || name === of))
  if (asked.length === 0 && of !== undefined)
    return { refusal: `There is no whole backup of ${of}; there are:\n${spans(all)}` }
  if (asked.length === 0 || at === undefined) return newest(asked)
  const found = asked.flatMap((series) => {
    const base = series.keptUntil < at ? undefined : baseBefore(series, at)
    return base === undefined ? [] : [{ series, base }]
  })
  if (found.length > 1)
    return {
      refusal: `Several shops have backups of that moment: name one with --of.\n${spans(found.map(({ series }) => series))}`
    }
  return (
    found[0] ?? {
      refusal: `Nothing is kept of ${written(at)}. What can be restored:\n${spans(asked)}\nWithout --at, the last moment is.`
    }
  )
}
