import { safeText } from "../csv/csv.ts"
import type { OpenField } from "./open-fields.ts"

type Cell = string | number | boolean | null

const quoted = (text: string): string => (/[,"\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Formats a cell: all numbers in open data are money or per cent, with two decimals after a point. */
const cellText = (cell: Cell): string =>
  cell === null
    ? ""
    : typeof cell === "number"
      ? cell.toFixed(2)
      : typeof cell === "boolean"
        ? String(cell)
        : quoted(safeText(cell))

/**
 * Returns a table in the international CSV format (RFC 4180): commas, decimal points, field names in the first line, no
 * byte order mark. Files of the staff's desk use semicolons instead (domain/csv).
 */
export const openCsv = <Field extends OpenField>(
  columns: ReadonlyArray<Field>,
  rows: ReadonlyArray<Readonly<Record<Field, Cell>>>
): string =>
  [columns.join(","), ...rows.map((row) => columns.map((column) => cellText(row[column])).join(","))]
    .map((line) => `${line}\r\n`)
    .join("")
