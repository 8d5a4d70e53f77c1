import { csvBegin, type CsvCell, csvRow } from "../csv/csv.ts"
import type { CancellationRow } from "./cancellation.ts"
import { type CancellationColumn, type CellWords, columnTable } from "./columns.ts"

/** Texts of an export, in the language of the page. */
export interface CsvWords extends CellWords {
  readonly columns: Readonly<Record<CancellationColumn, string>>
  /** Heading of the column that contains the unit of the amounts. */
  readonly unit: string
}

const cellsOf = (
  row: CancellationRow,
  column: CancellationColumn,
  words: CsvWords
): ReadonlyArray<CsvCell> => {
  const { csvCell, csvUnit } = columnTable[column]
  const cell = csvCell(row, words)
  return csvUnit === undefined ? [cell] : [cell, csvUnit(row)]
}

const headsOf = (column: CancellationColumn, { columns, unit }: CsvWords): ReadonlyArray<string> =>
  columnTable[column].csvUnit === undefined ? [columns[column]] : [columns[column], unit]

/** Exports the desk's rows as a CSV file with the columns that are shown. */
export const cancellationCsv = (
  rows: ReadonlyArray<CancellationRow>,
  columns: ReadonlyArray<CancellationColumn>,
  words: CsvWords
): string =>
  csvBegin +
  [
    columns.flatMap((column) => headsOf(column, words)),
    ...rows.map((row) => columns.flatMap((column) => cellsOf(row, column, words)))
  ]
    .map((cells) => csvRow(cells))
    .join("")
