import { fileLimits, type FileTable } from "../../../domain/price-list-files/file-table.ts"
import { kindOfFile, textFileTable } from "../../../domain/price-list-files/text-table.ts"

/**
 * Reads the table of a dealer's file, whatever the file's name. The XLSX reader is loaded when the first XLSX file is
 * read.
 */
export const readPriceFile = async (file: Blob): Promise<FileTable> => {
  if (file.size === 0) return { kind: "fault", fault: "empty" }
  if (file.size > fileLimits.bytes) return { kind: "fault", fault: "tooLarge" }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = kindOfFile(bytes)
  if (kind === "text") return textFileTable(bytes)
  if (kind !== "zip") return { kind: "fault", fault: kind }
  const { readXlsx } = await import("./read-xlsx.ts")
  return readXlsx(bytes)
}
