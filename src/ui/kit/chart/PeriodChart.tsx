import { useId, useState } from "react"
import { LiveRegion } from "../Hidden.tsx"
import { Bars } from "./Bars.tsx"
import { type ChartPoint, type ChartSeries, middleOf, mostBars, percent, wholeOf } from "./chart-parts.ts"
import { Lines } from "./Lines.tsx"
import s from "./PeriodChart.module.css"
import { type Cursor, ReadingCursor } from "./ReadingCursor.tsx"
import { Readout } from "./Readout.tsx"
import { figuresUpTo, labelledOf, periodsBeside, placeAt, steps } from "./scale.ts"

interface PeriodChartProps {
  /** Name of the chart for screen readers: "Bestellungen je Woche". */
  readonly name: string
  /** How to read the chart by keyboard and by touch. */
  readonly hint: string
  /** One or two series; the second is a part of the first. */
  readonly series: ReadonlyArray<ChartSeries>
  readonly points: ReadonlyArray<ChartPoint>
  /** Totals of all periods, shown while no period is selected. */
  readonly total: { readonly label: string; readonly values: ReadonlyArray<number> }
  readonly isCount: boolean
  readonly format: (value: number) => string
  /** Short format for the axis labels. */
  readonly formatTick: (value: number) => string
}

const labels = 6

/**
 * Chart of values by period, which users read by eye, by moving a finger or pointer over it, or with the arrow keys.
 * The page shows the same values in a table below.
 */
export function PeriodChart({
  name,
  hint,
  series,
  points,
  total,
  isCount,
  format,
  formatTick
}: PeriodChartProps) {
  const [cursor, setCursor] = useState<Cursor | null>(null)
  const hatch = useId()
  const hintId = useId()
  const most = points.reduce((before, point) => Math.max(before, wholeOf(point)), 0)
  const y = figuresUpTo(most, isCount)
  const x = periodsBeside(points.length)
  const ticks = y.ticks(steps)
  const chosen = cursor === null || cursor.place >= points.length ? null : cursor.place
  const seen = chosen === null ? total : (points[chosen] ?? total)
  return (
    <div className={s["chart"]}>
      <Readout label={seen.label} series={series} values={seen.values.map(format)} />
      <div className={s["frame"]}>
        <div className={s["ticks"]} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} className={s["tick"]}>
              {formatTick(tick)}
            </span>
          ))}
        </div>
        <div className={s["plot"]}>
          <svg width="100%" height="100%" className={s["picture"]} aria-hidden="true">
            <defs>
              <pattern
                id={hatch}
                width="7"
                height="6"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <rect width="7" height="6" className={s["hatchGround"]} />
                <rect width="2" height="6" className={s["hatchLine"]} />
              </pattern>
            </defs>
            {ticks.map((tick) => (
              <line
                key={tick}
                x1="0"
                x2="100%"
                y1={percent(y(tick))}
                y2={percent(y(tick))}
                className={tick === 0 ? s["ground"] : s["grid"]}
              />
            ))}
            {chosen !== null && (
              <rect
                x={percent(chosen * x.step())}
                y="0"
                width={percent(x.step())}
                height="100%"
                className={s["band"]}
              />
            )}
            {points.length <= mostBars ? (
              <Bars points={points} x={x} y={y} chosen={chosen} hatch={hatch} />
            ) : (
              <Lines points={points} x={x} y={y} chosen={chosen} hasPart={series.length > 1} />
            )}
          </svg>
          <ReadingCursor
            name={name}
            hintId={hintId}
            valueText={seen.label}
            count={points.length}
            chosen={chosen}
            placeAt={(share) => placeAt(share, points.length)}
            onMove={setCursor}
          />
        </div>
        <svg className={s["labels"]} width="100%" aria-hidden="true">
          {labelledOf(points.length, labels).map((place, index) => (
            <text
              key={points[place]?.key}
              x={percent(middleOf(x, place))}
              y="1.1em"
              textAnchor="middle"
              className={s["label"]}
              data-order={index % 2 === 0 ? "even" : "odd"}
            >
              {points[place]?.short}
            </text>
          ))}
        </svg>
      </div>
      <p id={hintId} className={s["hint"]}>
        {hint}
      </p>
      <LiveRegion>
        {cursor?.by === "key" &&
          chosen !== null &&
          `${seen.label}: ${series.map((each, index) => `${each.name} ${format(seen.values[index] ?? 0)}`).join(", ")}`}
      </LiveRegion>
    </div>
  )
}
