import { Trans } from "@lingui/react/macro"
import type { ChartData } from "../../domain/price-history/chart-data.ts"
import { daysApart, type DayValue } from "../../domain/price-history/chart-series.ts"
import s from "./ChartDesk.module.css"
import type { ChartUnit } from "../../domain/price-history/chart-unit.ts"
import { valueOn } from "../../domain/price-history/geometry.ts"
import { useChartWords } from "./use-chart-words.ts"
import { scrolledByKeys } from "../kit/scrolled-by-keys.ts"

/** Maximum number of rows, so that the table stays readable. */
const mostRows = 27

/** Returns the last value of each period, newest first. */
const rowsOf = (values: ReadonlyArray<DayValue>): ReadonlyArray<DayValue> => {
  const step = Math.max(1, Math.ceil(values.length / mostRows))
  return values.toReversed().filter((_, index) => index % step === 0)
}

interface ChartTableProps {
  /** Name of the chart for screen readers. */
  readonly name: string
  readonly data: ChartData
  readonly unit: ChartUnit
  /** Whether a file with all days is offered. */
  readonly hasFile: boolean
}

/** The values of a chart as a table, for users who prefer text. */
export function ChartTable({ name, data, unit, hasFile }: ChartTableProps) {
  const words = useChartWords(unit)
  const { line, compared } = data
  const rows = rowsOf(line.values)
  const step = daysApart(rows.toReversed())
  return (
    <details className={s["details"]}>
      <summary className={s["summary"]}>
        <Trans>Als Tabelle lesen</Trans>
      </summary>
      {step > 1 && (
        <p className={s["note"]}>
          {hasFile ? (
            <Trans>Etwa jeder {step}. Tag. Alle Tage stehen in der CSV-Datei.</Trans>
          ) : (
            <Trans>Etwa jeder {step}. Tag.</Trans>
          )}
        </p>
      )}
      <section className={s["scroll"]} aria-label={name} {...scrolledByKeys}>
        <table className={s["table"]}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Tag</Trans>
              </th>
              <th scope="col" className={s["number"]}>
                {line.name}, {words.unit}
              </th>
              {compared !== null && (
                <th scope="col" className={s["number"]}>
                  {compared.name}, {words.unit}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, value }) => {
              const other = compared === null ? undefined : valueOn(compared.values, day)
              return (
                <tr key={day}>
                  <th scope="row">{words.day(day)}</th>
                  <td className={s["number"]}>{words.value(value)}</td>
                  {compared !== null && (
                    <td className={s["number"]}>{other === undefined ? "–" : words.value(other)}</td>
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </details>
  )
}
