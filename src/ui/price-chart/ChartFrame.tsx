import type { ReactNode } from "react"
import type { ChartData } from "../../domain/price-history/chart-data.ts"
import { percent } from "../kit/chart/chart-parts.ts"
import { type ChartCursor, ChartPicture } from "./ChartPicture.tsx"
import { dateLabels, type Geometry } from "../../domain/price-history/geometry.ts"
import s from "./PriceChart.module.css"
import type { ChartWords } from "./use-chart-words.ts"

interface ChartFrameProps {
  readonly data: ChartData
  readonly geometry: Geometry
  readonly words: ChartWords
  readonly at: ChartCursor | null
  /** Elements over the picture. */
  readonly children?: ReactNode
}

/**
 * A chart's picture with its value and month labels; positions are set by attributes, because pages allow no inline
 * styles.
 */
export function ChartFrame({ data, geometry, words, at, children }: ChartFrameProps) {
  const [lowest = 0, next = lowest + 1] = geometry.ticks
  const step = next - lowest
  return (
    <div className={s["frame"]}>
      <svg className={s["ticks"]} aria-hidden="true">
        {geometry.ticks.map((tick) => (
          <text key={tick} x="100%" y={percent(geometry.y(tick))} dy="0.35em" textAnchor="end">
            {words.tick(tick, step)}
          </text>
        ))}
      </svg>
      <div className={s["plot"]}>
        <ChartPicture data={data} geometry={geometry} at={at} />
        {children}
      </div>
      <svg className={s["labels"]} width="100%" aria-hidden="true">
        {dateLabels(geometry).map((label) => {
          const x = percent(geometry.x(label.day))
          const isAtEnd = geometry.x(label.day) > 88
          return (
            <g key={label.day}>
              <line x1={x} x2={x} y1="0" y2="6" className={s["mark"]} />
              <text x={x} y="1.4em" textAnchor={isAtEnd ? "end" : "start"}>
                {words.label(label)}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}
