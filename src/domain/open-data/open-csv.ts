import { safeText } from "../csv/csv.ts"
import type { OpenField } from "./open-fields.ts"

type Cell = string | number | boolean | null

const quoted = (text: string): string => (/[,"\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** All numbers in open data are money or per cent: two decimals after a point. */
const cellText = (cell: Cell): string =>
  cell === null
    ? ""
    : typeof cell === "number"
      ? cell.toFixed(2)
      : typeof cell === "boolean"
        ? String(cell)
        : quoted(safeText(cell))

/**
 * A table in the international CSV format (RFC 4180): commas, decimal points, field names in the first line, no byte
 * order mark. Files of the desk use semicolons instead (domain/csv).
 */
export const openCsv = <Field extends OpenField>(
  columns: ReadonlyArray<Field>,
  rows: ReadonlyArray<Readonly<Record<Field, Cell>>>
): string =>
  [columns.join(","), ...rows.map((row) => columns.map((column) => cellText(row[column])).join(","))]
    .map((line) => `${line}\r\n`)
    .join("")
