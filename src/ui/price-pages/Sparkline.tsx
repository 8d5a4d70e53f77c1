import { scaleLinear } from "d3-scale"
import { line } from "d3-shape"
import type { DayValue } from "../../domain/price-history/chart-series.ts"
import s from "./FactorCards.module.css"

/** A small line chart without numbers; the change is stated in words beside the chart. */
export function Sparkline({ values }: { readonly values: ReadonlyArray<DayValue> }) {
  const [first, last] = [values[0], values.at(-1)]
  if (first === undefined || last === undefined || first === last) return null
  const figures = values.map(({ value }) => value)
  const x = scaleLinear([first.day, last.day], [0, 100])
  const y = scaleLinear([Math.min(...figures), Math.max(...figures)], [38, 2])
  const path = line<DayValue>(
    ({ day }) => x(day),
    ({ value }) => y(value)
  ).digits(1)
  return (
    <svg viewBox="0 0 100 40" preserveAspectRatio="none" className={s["spark"]} aria-hidden="true">
      <path d={path(values) ?? undefined} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
