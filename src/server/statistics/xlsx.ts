import type { CsvCell } from "../../domain/csv/csv.ts"

/** Matches characters that XML cannot contain; they are removed. */
const unwritable = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu

/** Maximum number of characters in a cell's text. */
const longest = 32_767

const textCell = (text: string) => ({
  type: String,
  value: text.replace(unwritable, " ").slice(0, longest)
})

/** Writes a date cell, which has no time zone: its local value is written as if it were UTC. */
const dateCell = (date: string) => ({
  type: Date,
  value: new Date(date.includes("T") ? `${date}Z` : date),
  format: date.includes("T") ? "dd.mm.yyyy hh:mm" : "dd.mm.yyyy"
})

/**
 * Converts a cell. Text stays text, even if it looks like a number or a formula; only numbers become number cells, and
 * only days and times become date cells.
 */
const cellOf = (cell: CsvCell) => {
  if (cell === null) return null
  if (typeof cell === "string") return textCell(cell)
  if ("code" in cell) return textCell(cell.code)
  if ("date" in cell) return dateCell(cell.date)
  const { value, places } = cell
  return { type: Number, value, format: places === 0 ? "0" : `0.${"0".repeat(places)}` }
}

/**
 * Creates an XLSX file with one sheet and a fixed header row. The library is loaded only when the first file is
 * created.
 */
export const xlsxOf = async (
  head: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<CsvCell>>
): Promise<Uint8Array> => {
  const { default: write } = await import("write-excel-file/node")
  const heads = head.map((text) => ({ ...textCell(text), fontWeight: "bold" as const }))
  return write([heads, ...rows.map((row) => row.map(cellOf))], {
    stickyRowsCount: 1,
    columns: head.map((text) => ({ width: Math.max(12, text.length + 2) }))
  }).toBuffer()
}
