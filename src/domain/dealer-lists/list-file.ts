import type { Column } from "./column.ts"
import { plainCell, type CsvEntry } from "../csv/csv.ts"
import type { CsvRecord } from "../csv/csv-records.ts"

export type Columns<R> = { readonly [K in keyof R]: Column<R[K]> }

/** A problem with a cell, and how to correct it. */
export interface CellProblem {
  readonly column: string
  readonly value: string
  readonly hint: string
}

/** Description of a file that dealers provide, with one row per line. */
export interface ListFile<R> {
  readonly name: string
  readonly columns: Columns<R>
  /** Returns contradictions between the cells of a line; empty if there are none. */
  readonly check: (row: R) => ReadonlyArray<CellProblem>
}

/** Creates a problem for the cell in a column, with the hint of this column. */
export const wrong = <R, K extends keyof R>(
  { columns }: Pick<ListFile<R>, "columns">,
  row: R,
  key: K,
  hint: string
): CellProblem => {
  const cell = columns[key].write(row[key])
  const value =
    cell === null || typeof cell === "string" ? cell : "code" in cell ? cell.code : String(cell.value)
  return { column: columns[key].head, value: value ?? "", hint }
}

const keysOf = <R>(columns: Columns<R>): ReadonlyArray<keyof R & string> =>
  Object.keys(columns).filter((key): key is keyof R & string => key in columns)

/** Returns the headings of a file, in the order in which they are written. */
export const headsOf = <R>({ columns }: ListFile<R>): ReadonlyArray<string> =>
  keysOf(columns).map((key) => columns[key].head)

/**
 * Position of each column in a file. If the headings are invalid: the missing headings, and the unknown or duplicated
 * ones.
 */
export type Heads =
  | { readonly places: ReadonlyMap<string, number>; readonly width: number }
  | { readonly missing: ReadonlyArray<string>; readonly foreign: ReadonlyArray<string> }

const told = 10

/**
 * Parses the headings in the first record; the columns may be in any order, and upper and lower case are equivalent.
 */
export const readHeads = <R>(file: ListFile<R>, cells: ReadonlyArray<string>): Heads => {
  const written = cells.map((cell) => cell.trim().toLowerCase())
  const known = headsOf(file)
  const needed = keysOf(file.columns).flatMap((key) =>
    file.columns[key].absent === undefined ? [file.columns[key].head] : []
  )
  const missing = needed.filter((head) => !written.includes(head))
  const foreign = written.filter((head, place) => !known.includes(head) || written.indexOf(head) !== place)
  if (missing.length > 0 || foreign.length > 0)
    return { missing, foreign: foreign.slice(0, told).map((head) => head.slice(0, 40)) }
  return { places: new Map(written.map((head, place) => [head, place])), width: cells.length }
}

/** Result of parsing a line: the row if all cells are valid, and in any case the valid cells and the problems. */
export interface ReadLine<R> {
  readonly row: R | undefined
  readonly known: Partial<R>
  readonly problems: ReadonlyArray<CellProblem>
}

/** Control characters except line breaks and tabs. */
const control = /[^\P{Cc}\t\n\v\r]/u

/** Parses a line of a file whose headings are known. */
export const readLine = <R>(
  file: ListFile<R>,
  { places, width }: Extract<Heads, { readonly width: number }>,
  { cells }: CsvRecord
): ReadLine<R> => {
  if (cells.length !== width) {
    const hint = `write ${width} cells as in the first line, here are ${cells.length}; a text with a semicolon stands in quotes`
    return { row: undefined, known: {}, problems: [{ column: "", value: "", hint }] }
  }
  const problems: Array<CellProblem> = []
  const known: Partial<R> = {}
  const keys = keysOf(file.columns)
  for (const key of keys) {
    const column = file.columns[key]
    if (column.absent !== undefined && !places.has(column.head)) {
      known[key] = column.absent.value
      continue
    }
    const written = cells[places.get(column.head) ?? -1] ?? ""
    const text = plainCell(written)
    const value = text === undefined || control.test(text) ? undefined : column.read(text)
    if (value !== undefined) known[key] = value
    else {
      const hint =
        text === undefined
          ? "write the text or number itself, not a formula"
          : control.test(text)
            ? "leave out the signs that cannot be printed"
            : column.hint(text)
      problems.push({ column: column.head, value: written, hint })
    }
  }
  const isWhole = (row: Partial<R>): row is R => problems.length === 0 && keys.every((key) => key in row)
  if (!isWhole(known)) return { row: undefined, known, problems }
  const together = file.check(known)
  return { row: together.length === 0 ? known : undefined, known, problems: together }
}

/** Returns the cells of a row, in the order of the headings. */
export const cellsOf = <R>({ columns }: ListFile<R>, row: R): ReadonlyArray<CsvEntry> => {
  const cell = <K extends keyof R>(key: K) => columns[key].write(row[key])
  return keysOf(columns).map(cell)
}
