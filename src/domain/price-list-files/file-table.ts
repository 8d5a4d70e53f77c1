import { mostRows } from "../price-list/list-row.ts"

/** A cell as uploaded: typed text, a number stored by a spreadsheet, or a formula, which the shop never evaluates. */
export type FileCell =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "formula"; readonly text: string }

/** A non-empty row and its line in the file, counted from 1. */
export interface FileRow {
  readonly line: number
  readonly cells: ReadonlyArray<FileCell>
}

/** Reason why a file cannot be read. */
export type FileFault =
  | "empty"
  | "tooLarge"
  | "tooManyRows"
  | "tooManyColumns"
  /** A decompression bomb: it unpacks to a size far above that of any price list. */
  | "bomb"
  /** Neither a text table nor an XLSX file. */
  | "otherKind"
  /** An XLS file of Excel 97, or a file with a password. */
  | "oldExcel"
  /** The file loads values from other files. */
  | "externalLinks"
  | "macros"
  /** The file contains characters that do not occur in text, such as NUL. */
  | "binary"
  | "quoteOpen"
  | "broken"

export type FileTable =
  | { readonly kind: "read"; readonly rows: ReadonlyArray<FileRow> }
  | { readonly kind: "fault"; readonly fault: FileFault; readonly line?: number }

/** Limits for files: bytes per file, rows, columns, and characters per cell. */
export const fileLimits = { bytes: 10_000_000, rows: mostRows, columns: 40, cell: 500 } as const

export const textCell = (text: string): FileCell => ({ kind: "text", text })

/** Returns the content of a cell as shown to the uploading user. */
export const shownCell = (cell: FileCell | undefined): string => {
  if (cell === undefined) return ""
  return cell.kind === "number" ? String(cell.value) : cell.text
}
