import { BandNote } from "../kit/chart-range/BandNote.tsx"
import s from "./PriceChart.module.css"

interface ChartReadoutProps {
  readonly day: string
  /** Unit of the values, e.g. "je Tonne". */
  readonly unit: string
  /** The value of the chart's line, followed by the value of the comparison. */
  readonly values: ReadonlyArray<{ readonly name: string; readonly text: string }>
  readonly hasBand: boolean
}

/** The values at the cursor, or the newest values if no day is selected; also serves as the legend of the picture. */
export function ChartReadout({ day, unit, values, hasBand }: ChartReadoutProps) {
  return (
    <div className={s["readout"]} data-part="readout">
      <p className={s["day"]}>{day}</p>
      <dl className={s["values"]}>
        {values.map(({ name, text }, index) => (
          <div key={name}>
            <dt className={s["name"]}>
              <span className={s["key"]} data-look={index === 0 ? "line" : "compared"} aria-hidden="true" />
              {name}
            </dt>
            <dd className={s["figure"]}>
              {text} <span className={s["unit"]}>{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
      {hasBand && (
        <div className={s["bandNote"]}>
          <BandNote />
        </div>
      )}
    </div>
  )
}
