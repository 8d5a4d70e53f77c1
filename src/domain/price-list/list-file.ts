import { csvBegin, csvRow, plainCell } from "../csv/csv.ts"
import { type CsvRecord, csvRecords } from "../csv/csv-records.ts"
import { listColumns, mostRows, type SentRow } from "./list-row.ts"
import { listHeads } from "./sent-rows.ts"

/** Why a file is no price list: its first line lacks columns, or it cannot be read on from a line. */
export type UnreadableFile =
  | { readonly kind: "columnsMissing"; readonly columns: ReadonlyArray<string> }
  | { readonly kind: "fileEmpty" }
  | { readonly kind: "fileBroken"; readonly line: number }
  | { readonly kind: "rowsTooMany"; readonly most: number }

/** The rows of a file, with the line that each of them begins at. */
export interface FileRows {
  readonly rows: ReadonlyArray<SentRow>
  readonly lines: ReadonlyArray<number>
}

const isBlank = ({ cells }: CsvRecord): boolean => cells.every((cell) => cell.trim() === "")

/**
 * Reads a price list's file: the columns of `preise.csv`, in any order. Others than those of a list are passed over, so
 * that a dealer's own `preise.csv` can be brought as it is. What a cell says is for the check to judge.
 */
export const readListFile = (text: string): FileRows | UnreadableFile => {
  const reader = csvRecords()
  const records = [...reader.next(text.replace(/^\uFEFF/u, "")), ...reader.end()]
  const broken = reader.broken()
  if (broken !== undefined) return { kind: "fileBroken", line: broken.line }
  const [head, ...body] = records.filter((record) => !isBlank(record))
  if (head === undefined) return { kind: "fileEmpty" }
  const heads = head.cells.map((cell) => cell.trim().toLowerCase())
  const missing = listColumns.filter((column) => !heads.includes(listHeads[column]))
  if (missing.length > 0)
    return { kind: "columnsMissing", columns: missing.map((column) => listHeads[column]) }
  if (body.length > mostRows) return { kind: "rowsTooMany", most: mostRows }
  const cell = (record: CsvRecord, column: (typeof listColumns)[number]) => {
    const written = record.cells[heads.indexOf(listHeads[column])] ?? ""
    return plainCell(written) ?? written
  }
  return {
    rows: body.map((record) => ({
      area: cell(record, "area"),
      product: cell(record, "product"),
      certificate: cell(record, "certificate"),
      fromAmount: cell(record, "fromAmount"),
      unitPrice: cell(record, "unitPrice")
    })),
    lines: body.map(({ line }) => line)
  }
}

/** A list as a file that reads the same again. */
export const writeListFile = (rows: ReadonlyArray<SentRow>): string =>
  csvBegin +
  csvRow(listColumns.map((column) => listHeads[column])) +
  rows.map((row) => csvRow(listColumns.map((column) => row[column]))).join("")
