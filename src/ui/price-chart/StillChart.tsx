import type { ChartData } from "../../domain/price-history/chart-data.ts"
import type { ChartUnit } from "../../domain/price-history/chart-unit.ts"
import { BandNote } from "../kit/chart-range/BandNote.tsx"
import { ChartFrame } from "./ChartFrame.tsx"
import { geometryOf } from "../../domain/price-history/geometry.ts"
import s from "./PriceChart.module.css"
import { useChartWords } from "./use-chart-words.ts"

interface StillChartProps {
  /** Name of the chart for screen readers. */
  readonly name: string
  readonly data: ChartData
  readonly unit: ChartUnit
}

/** A static chart; the values can be read on the chart's own page. */
export function StillChart({ name, data, unit }: StillChartProps) {
  const words = useChartWords(unit)
  if (data.line.values.length === 0) return null
  return (
    <figure aria-label={name} className={s["still"]}>
      <ChartFrame data={data} geometry={geometryOf(data)} words={words} at={null} />
      {data.band.length > 0 && (
        <figcaption>
          <BandNote />
        </figcaption>
      )}
    </figure>
  )
}
