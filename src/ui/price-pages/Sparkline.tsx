import { scaleLinear } from "d3-scale"
import { line } from "d3-shape"
import type { DayValue } from "../../domain/price-history/chart-series.ts"
import { rememberedFor } from "../../domain/remembered.ts"
import s from "./FactorCards.module.css"

/** Returns the path of the line, drawn once for all pages that show the same values. */
const pathOf = rememberedFor((values: ReadonlyArray<DayValue>): string | undefined => {
  const [first, last] = [values[0], values.at(-1)]
  if (first === undefined || last === undefined || first === last) return undefined
  const figures = values.map(({ value }) => value)
  const x = scaleLinear([first.day, last.day], [0, 100])
  const y = scaleLinear([Math.min(...figures), Math.max(...figures)], [38, 2])
  const lineOf = line<DayValue>(
    ({ day }) => x(day),
    ({ value }) => y(value)
  ).digits(1)
  return lineOf(values) ?? undefined
})

/** A small line chart without numbers; the change is stated in words beside the chart. */
export function Sparkline({ values }: { readonly values: ReadonlyArray<DayValue> }) {
  const path = pathOf(values)
  if (path === undefined) return null
  return (
    <svg viewBox="0 0 100 40" preserveAspectRatio="none" className={s["spark"]} aria-hidden="true">
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
