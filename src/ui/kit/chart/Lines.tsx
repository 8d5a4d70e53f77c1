import type { ChartPoint } from "./chart-parts.ts"
import { partOf, percent, wholeOf } from "./chart-parts.ts"
import s from "./PeriodChart.module.css"

interface LinesProps {
  readonly points: ReadonlyArray<ChartPoint>
  /** The figure at the top of the picture. */
  readonly top: number
  readonly chosen: number | null
  readonly hasPart: boolean
}

const round = (value: number): number => Math.round(value * 100) / 100

/** A line through all periods with its area; the part is a line of its own, dashed. */
export function Lines({ points, top, chosen, hasPart }: LinesProps) {
  const width = 100 / points.length
  const pathOf = (value: (point: ChartPoint) => number): string =>
    points
      .map(
        (point, index) =>
          `${index === 0 ? "M" : "L"}${round((index + 0.5) * width)} ${round(100 - (100 * value(point)) / top)}`
      )
      .join("")
  const line = pathOf(wholeOf)
  const at = chosen === null ? undefined : points[chosen]
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        <path d={`${line}V100H${round(width / 2)}Z`} className={s["area"]} />
        <path d={line} className={s["line"]} vectorEffect="non-scaling-stroke" />
        {hasPart && <path d={pathOf(partOf)} className={s["partLine"]} vectorEffect="non-scaling-stroke" />}
      </svg>
      {chosen !== null && at !== undefined && (
        <circle
          cx={percent((chosen + 0.5) / points.length)}
          cy={percent(1 - wholeOf(at) / top)}
          r={5}
          className={s["dot"]}
        />
      )}
    </>
  )
}
