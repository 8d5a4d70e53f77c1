import { mostRows } from "../price-list/list-row.ts"

/**
 * A cell as it was brought: what a user typed, a number that a spreadsheet has stored, or a formula, which no reader of
 * the shop's evaluates.
 */
export type FileCell =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "formula"; readonly text: string }

/** A row that is not empty, and its line in the file, counted from 1. */
export interface FileRow {
  readonly line: number
  readonly cells: ReadonlyArray<FileCell>
}

/** Why a file cannot be read at all. */
export type FileFault =
  | "empty"
  | "tooLarge"
  | "tooManyRows"
  | "tooManyColumns"
  /** It unpacks to far more than any price list. */
  | "bomb"
  /** Neither a table of text nor an XLSX. */
  | "otherKind"
  /** An XLS of Excel 97, or one with a password. */
  | "oldExcel"
  /** It fetches values from other files. */
  | "externalLinks"
  | "macros"
  /** It has signs that stand in no text: NUL and the like. */
  | "binary"
  | "quoteOpen"
  | "broken"

export type FileTable =
  | { readonly kind: "read"; readonly rows: ReadonlyArray<FileRow> }
  | { readonly kind: "fault"; readonly fault: FileFault; readonly line?: number }

/** Limits of what is read: bytes of a file, rows, columns, and characters of a cell. */
export const fileLimits = { bytes: 10_000_000, rows: mostRows, columns: 40, cell: 500 } as const

export const textCell = (text: string): FileCell => ({ kind: "text", text })

/** What a cell says, as it is shown to the user who uploaded it. */
export const shownCell = (cell: FileCell | undefined): string => {
  if (cell === undefined) return ""
  return cell.kind === "number" ? String(cell.value) : cell.text
}
