import type { ChartPoint, ChartScales } from "./chart-parts.ts"
import { partOf, percent, wholeOf } from "./chart-parts.ts"
import s from "./PeriodChart.module.css"

interface BarsProps extends ChartScales {
  readonly points: ReadonlyArray<ChartPoint>
  readonly chosen: number | null
  /** Id of the pattern that fills the upper segment of a bar. */
  readonly hatch: string
}

/** A bar for each period; its upper segment shows the second series, which is a part of the first. */
export function Bars({ points, x, y, chosen, hatch }: BarsProps) {
  return points.map((point, index) => {
    const [whole, part] = [wholeOf(point), partOf(point)]
    const place = { x: percent(x(index) ?? 0), y: percent(y(whole)), width: percent(x.bandwidth()) }
    return (
      <g
        key={point.key}
        data-state={chosen === null ? "plain" : chosen === index ? "chosen" : "quiet"}
        className={s["bar"]}
      >
        <rect {...place} height={percent(100 - y(whole))} className={s["whole"]} />
        {part > 0 && (
          <rect {...place} height={percent(100 - y(part))} className={s["part"]} fill={`url(#${hatch})`} />
        )}
      </g>
    )
  })
}
