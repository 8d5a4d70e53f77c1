import type { ChartPoint } from "./chart-parts.ts"
import { partOf, percent, wholeOf } from "./chart-parts.ts"
import s from "./PeriodChart.module.css"

interface BarsProps {
  readonly points: ReadonlyArray<ChartPoint>
  /** The figure at the top of the picture. */
  readonly top: number
  readonly chosen: number | null
  /** Id of the pattern that the part is filled with. */
  readonly hatch: string
}

const gap = 0.16

/** A bar for each period; the upper piece is the part. */
export function Bars({ points, top, chosen, hatch }: BarsProps) {
  const band = 1 / points.length
  return points.map((point, index) => {
    const whole = wholeOf(point) / top
    const part = partOf(point) / top
    const x = percent((index + gap) * band)
    const width = percent((1 - 2 * gap) * band)
    return (
      <g
        key={point.key}
        data-state={chosen === null ? "plain" : chosen === index ? "chosen" : "quiet"}
        className={s["bar"]}
      >
        <rect x={x} y={percent(1 - whole)} width={width} height={percent(whole)} className={s["whole"]} />
        {part > 0 && (
          <rect
            x={x}
            y={percent(1 - whole)}
            width={width}
            height={percent(part)}
            className={s["part"]}
            fill={`url(#${hatch})`}
          />
        )}
      </g>
    )
  })
}
