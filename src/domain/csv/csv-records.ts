/** One record of a file: the line that it begins at, counted from 1, and its cells as they are written. */
export interface CsvRecord {
  readonly line: number
  readonly cells: ReadonlyArray<string>
}

/**
 * Why a file cannot be read on from a line: a quote that nothing closes, something beside the quotes of a cell, or a
 * record that is longer than any that the shop writes.
 */
export interface BrokenCsv {
  readonly line: number
  readonly problem: "quoteOpen" | "quoteMisplaced" | "tooLong"
}

/** The longest record, in characters; longer ones are files of another kind. */
export const longestRecord = 65_536

const isBroken = (read: ReadonlyArray<string> | BrokenCsv["problem"]): read is BrokenCsv["problem"] =>
  typeof read === "string"

/** A cell with the quotes around it taken off, or undefined. */
const unquoted = (cell: string): string | undefined =>
  /^"(?:[^"]|"")*"$/u.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : undefined

/** What stands between the cells of a record; the shop's files use semicolons. */
export type Separator = ";" | "," | "\t"

/** The cells of a whole record (RFC 4180 with any separator). */
const cellsOf = (text: string, separator: Separator): ReadonlyArray<string> | BrokenCsv["problem"] => {
  if (!text.includes('"')) return text.split(separator)
  const cells: Array<string> = []
  let begin = 0
  let isInside = false
  for (let at = 0; at <= text.length; at++) {
    if (text[at] === '"') isInside = !isInside
    if (at < text.length && (text[at] !== separator || isInside)) continue
    const cell = text.slice(begin, at)
    const inner = cell.includes('"') ? unquoted(cell) : cell
    if (inner === undefined) return "quoteMisplaced"
    cells.push(inner)
    begin = at + 1
  }
  return cells
}

const quotesIn = (line: string): number => line.split('"').length - 1

/**
 * Reads the records of a file that comes in pieces, however it is cut. Lines without anything are left out. What was read
 * before a broken record is right; nothing is read after it.
 */
export const csvRecords = (separator: Separator = ";") => {
  let rest = ""
  let line = 0
  let begun = { line: 0, text: "", isOpen: false }
  let broken: BrokenCsv | undefined

  const take = (text: string, records: Array<CsvRecord>): void => {
    line += 1
    const isFirst = !begun.isOpen
    begun = {
      line: isFirst ? line : begun.line,
      text: isFirst ? text : `${begun.text}\n${text}`,
      // each quote that is one of a pair opens or closes; so does half of a doubled one, twice
      isOpen: quotesIn(text) % 2 === 1 ? isFirst : !isFirst
    }
    if (begun.text.length > longestRecord) broken = { line: begun.line, problem: "tooLong" }
    if (begun.isOpen || broken !== undefined) return
    const whole = begun.text.endsWith("\r") ? begun.text.slice(0, -1) : begun.text
    if (whole === "") return
    const cells = cellsOf(whole, separator)
    if (isBroken(cells)) broken = { line: begun.line, problem: cells }
    else records.push({ line: begun.line, cells })
  }

  return {
    /** The records that this piece ends. */
    next: (piece: string): ReadonlyArray<CsvRecord> => {
      const records: Array<CsvRecord> = []
      const lines = (rest + piece).split("\n")
      rest = lines.pop() ?? ""
      for (const each of lines) {
        if (broken !== undefined) return records
        take(each, records)
      }
      if (broken === undefined && rest.length > longestRecord) broken = { line: line + 1, problem: "tooLong" }
      return records
    },
    /** The record that ends with the file. */
    end: (): ReadonlyArray<CsvRecord> => {
      const records: Array<CsvRecord> = []
      if (broken === undefined && rest !== "") take(rest, records)
      if (broken === undefined && begun.isOpen) broken = { line: begun.line, problem: "quoteOpen" }
      return records
    },
    broken: (): BrokenCsv | undefined => broken
  }
}
