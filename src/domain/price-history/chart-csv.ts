import { csvBegin, type CsvCell, csvMoney, csvRow } from "../csv/csv.ts"
import { isoOfDay } from "../price/local-day.ts"
import type { ChartData } from "./chart-data.ts"
import { type ChartUnit, unitInFull } from "./chart-unit.ts"

interface NamedChart {
  /** The full name of each line. */
  readonly names: readonly [own: string, compared: string | undefined]
  readonly unit: ChartUnit
  readonly data: ChartData
  /** Whether the prices are sample data; if so, the header says so. */
  readonly isSample: boolean
}

/**
 * Returns a chart as CSV: one row per day, one column per line, and the lower and upper edge of the band. The header
 * names days, regions and the unit.
 */
export const chartCsv = ({ names: [own, other], unit, data, isSample }: NamedChart): string => {
  const { line, compared, band } = data
  const cell = (value: number | undefined): CsvCell =>
    value === undefined ? null : unit.kind === "money" ? csvMoney(value) : { value, places: unit.decimals }
  const headed = (name: string) => `${name} (${unitInFull(unit)})`
  const [first, last] = [line.values[0], line.values.at(-1)]
  const days =
    first && last
      ? ` (${isoOfDay(first.day)} bis ${isoOfDay(last.day)}${isSample ? ", Beispieldaten" : ""})`
      : ""
  const others = new Map(compared?.values.map(({ day, value }) => [day, value]))
  const edges = new Map(band.map((each) => [each.day, each]))
  const head = [
    `Tag${days}`,
    headed(own),
    ...(other === undefined ? [] : [headed(other)]),
    ...(band.length === 0
      ? []
      : [headed("Drei Jahre davor, tiefster Wert"), headed("Drei Jahre davor, höchster Wert")])
  ]
  const rows = line.values.map(({ day, value }): ReadonlyArray<CsvCell> => [
    isoOfDay(day),
    cell(value),
    ...(other === undefined ? [] : [cell(others.get(day))]),
    ...(band.length === 0 ? [] : [cell(edges.get(day)?.low), cell(edges.get(day)?.high)])
  ])
  return csvBegin + [head, ...rows].map((cells) => csvRow(cells)).join("")
}
