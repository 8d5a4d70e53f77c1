import type { ChartSeries } from "./chart-parts.ts"
import s from "./PeriodChart.module.css"

interface ReadoutProps {
  readonly label: string
  readonly series: ReadonlyArray<ChartSeries>
  /** Formatted values, one for each series. */
  readonly values: ReadonlyArray<string>
}

/** The values at the cursor, or the totals of all periods; also serves as the chart's legend. */
export function Readout({ label, series, values }: ReadoutProps) {
  return (
    <div className={s["readout"]} data-part="readout">
      <p className={s["period"]}>{label}</p>
      <dl className={s["values"]}>
        {series.map(({ key, name }, index) => (
          <div key={key}>
            <dt className={s["name"]}>
              <span className={s["key"]} data-look={index === 0 ? "whole" : "part"} aria-hidden="true" />
              {name}
            </dt>
            <dd className={s["figure"]}>{values[index]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
