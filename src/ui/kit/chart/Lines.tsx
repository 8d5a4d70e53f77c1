import { area, line } from "d3-shape"
import type { ChartPoint, ChartScales } from "./chart-parts.ts"
import { middleOf, partOf, percent, wholeOf } from "./chart-parts.ts"
import s from "./PeriodChart.module.css"

interface LinesProps extends ChartScales {
  readonly points: ReadonlyArray<ChartPoint>
  readonly chosen: number | null
  readonly hasPart: boolean
}

/**
 * A line over all periods with the area below it filled; the second series, which is a part of the first, is a separate
 * dashed line.
 */
export function Lines({ points, x, y, chosen, hasPart }: LinesProps) {
  const middle = (_: ChartPoint, index: number): number => middleOf(x, index)
  const lineOf = (figure: (point: ChartPoint) => number) =>
    line<ChartPoint>(middle, (point) => y(figure(point))).digits(2)(points) ?? undefined
  const below = area<ChartPoint>(middle, 100, (point) => y(wholeOf(point))).digits(2)
  const at = chosen === null ? undefined : points[chosen]
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        <path d={below(points) ?? undefined} className={s["area"]} />
        <path d={lineOf(wholeOf)} className={s["line"]} vectorEffect="non-scaling-stroke" />
        {hasPart && <path d={lineOf(partOf)} className={s["partLine"]} vectorEffect="non-scaling-stroke" />}
      </svg>
      {chosen !== null && at !== undefined && (
        <circle cx={percent(middleOf(x, chosen))} cy={percent(y(wholeOf(at)))} r={5} className={s["dot"]} />
      )}
    </>
  )
}
