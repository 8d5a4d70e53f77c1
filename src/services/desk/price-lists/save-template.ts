import { csvBegin, type CsvEntry, csvRow, type DecimalSign } from "../../../domain/csv/csv.ts"
import { templateHeads } from "../../../domain/price-list-files/template-rows.ts"
import { saveBlob, saveFile } from "../../browser/save-file.ts"

type Rows = ReadonlyArray<ReadonlyArray<CsvEntry>>

/** Downloads a template as CSV, with the decimal sign of the country. */
export const saveCsvTemplate = (rows: Rows, sign: DecimalSign): void =>
  saveFile(
    "preisliste.csv",
    "text/csv",
    csvBegin + csvRow(templateHeads) + rows.map((row) => csvRow(row, sign)).join("")
  )

const sheetCell = (cell: CsvEntry) => {
  if (cell === null) return null
  if (typeof cell === "string") return { type: String, value: cell }
  if ("code" in cell) return { type: String, value: cell.code }
  return { type: Number, value: cell.value, format: cell.places === 0 ? "0" : "0.00" }
}

/** Downloads a template as XLSX; the XLSX writer is loaded on first use. */
export const saveXlsxTemplate = async (rows: Rows): Promise<void> => {
  const { default: write } = await import("write-excel-file/browser")
  const heads = templateHeads.map((value) => ({ type: String, value, fontWeight: "bold" as const }))
  const blob = await write([heads, ...rows.map((row) => row.map(sheetCell))], {
    stickyRowsCount: 1,
    columns: templateHeads.map((head) => ({ width: Math.max(14, head.length + 2) }))
  }).toBlob()
  saveBlob("preisliste.xlsx", blob)
}
