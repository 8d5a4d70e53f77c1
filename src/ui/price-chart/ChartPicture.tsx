import { area, line } from "d3-shape"
import type { ChartData } from "../../domain/price-history/chart-data.ts"
import type { BandDay, DayValue } from "../../domain/price-history/chart-series.ts"
import { percent } from "../kit/chart/chart-parts.ts"
import type { Geometry } from "../../domain/price-history/geometry.ts"
import s from "./PriceChart.module.css"

/** The day under the cursor, with the values of the chart's line and of the comparison on that day. */
export interface ChartCursor {
  readonly day: number
  readonly values: ReadonlyArray<number | undefined>
}

interface ChartPictureProps {
  readonly data: ChartData
  readonly geometry: Geometry
  readonly at: ChartCursor | null
}

/**
 * The lines of a chart without labels; coordinates are percentages of the picture's size, so that the picture fits any
 * width.
 */
export function ChartPicture({ data, geometry, at }: ChartPictureProps) {
  const { x, y, ticks } = geometry
  const lineOf = line<DayValue>(
    ({ day }) => x(day),
    ({ value }) => y(value)
  ).digits(2)
  const areaOf = area<DayValue>(
    ({ day }) => x(day),
    100,
    ({ value }) => y(value)
  ).digits(2)
  const bandOf = area<BandDay>(
    ({ day }) => x(day),
    ({ low }) => y(low),
    ({ high }) => y(high)
  ).digits(2)
  return (
    <svg width="100%" height="100%" className={s["picture"]} aria-hidden="true">
      {ticks.map((tick) => (
        <line key={tick} x1="0" x2="100%" y1={percent(y(tick))} y2={percent(y(tick))} className={s["grid"]} />
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        {data.band.length > 0 && <path d={bandOf(data.band) ?? undefined} className={s["band"]} />}
        {data.compared === null && <path d={areaOf(data.line.values) ?? undefined} className={s["area"]} />}
        {data.compared !== null && (
          <path
            d={lineOf(data.compared.values) ?? undefined}
            className={s["comparedLine"]}
            vectorEffect="non-scaling-stroke"
          />
        )}
        <path
          d={lineOf(data.line.values) ?? undefined}
          className={s["line"]}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {at !== null && (
        <>
          <line x1={percent(x(at.day))} x2={percent(x(at.day))} y1="0" y2="100%" className={s["hair"]} />
          {at.values.map(
            (value, index) =>
              value !== undefined && (
                <circle
                  key={index === 0 ? "line" : "compared"}
                  cx={percent(x(at.day))}
                  cy={percent(y(value))}
                  r={5}
                  className={index === 0 ? s["dot"] : s["comparedDot"]}
                />
              )
          )}
        </>
      )}
    </svg>
  )
}
