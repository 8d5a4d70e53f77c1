import { rememberedFor } from "../remembered.ts"
import type { ChartData, ChartLine } from "./chart-data.ts"

/**
 * A compact form of a chart, embedded in a page so that the browser can redraw the chart: flat arrays of numbers, each
 * day as the difference from the previous day. As objects with field names, the same values would be six times as long
 * and make up half of the page.
 */
export interface PackedChart {
  readonly line: PackedLine
  readonly compared: PackedLine | null
  /** For each day: the difference from the previous day, the lowest value and the highest value. */
  readonly band: ReadonlyArray<number>
}

interface PackedLine {
  readonly name: string
  /** For each day: the difference from the previous day, and the value. */
  readonly values: ReadonlyArray<number>
}

/** Packs each row as the difference of its day from the previous one, followed by the row's values. */
const inRow = <Row extends { readonly day: number }>(
  rows: ReadonlyArray<Row>,
  figuresOf: (row: Row) => ReadonlyArray<number>
): ReadonlyArray<number> =>
  rows.flatMap((row, index) => [row.day - (rows[index - 1]?.day ?? 0), ...figuresOf(row)])

/** Unpacks rows, each consisting of a day and its values. */
const fromRow = (
  packed: ReadonlyArray<number>,
  figures: number
): ReadonlyArray<readonly [day: number, ...ReadonlyArray<number>]> => {
  let day = 0
  return Array.from({ length: packed.length / (figures + 1) }, (_, index) => {
    const [distance = 0, ...rest] = packed.slice(index * (figures + 1), (index + 1) * (figures + 1))
    day += distance
    return [day, ...rest] as const
  })
}

const packLine = ({ name, values }: ChartLine): PackedLine => ({
  name,
  values: inRow(values, ({ value }) => [value])
})

const unpackLine = ({ name, values }: PackedLine): ChartLine => ({
  name,
  values: fromRow(values, 1).map(([day, value = 0]) => ({ day, value }))
})

/** Packs a chart. Each chart is packed only once, because several pages of a federal state share it. */
export const packChart = rememberedFor(({ line, compared, band }: ChartData): PackedChart => ({
  line: packLine(line),
  compared: compared && packLine(compared),
  band: inRow(band, ({ low, high }) => [low, high])
}))

export const unpackChart = ({ line, compared, band }: PackedChart): ChartData => ({
  line: unpackLine(line),
  compared: compared && unpackLine(compared),
  band: fromRow(band, 2).map(([day, low = 0, high = 0]) => ({ day, low, high }))
})
