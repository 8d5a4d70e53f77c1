/** One record of a file: the number of its first line, from 1, and its unparsed cells. */
export interface CsvRecord {
  readonly line: number
  readonly cells: ReadonlyArray<string>
}

/**
 * Reason why a file cannot be read beyond a line: an unclosed quote, text outside the quotes of a quoted cell, or a
 * record that is longer than any record written by the shop.
 */
export interface BrokenCsv {
  readonly line: number
  readonly problem: "quoteOpen" | "quoteMisplaced" | "tooLong"
}

/** Maximum length of a record, in characters; a file with longer records does not come from the shop. */
export const longestRecord = 65_536

const isBroken = (read: ReadonlyArray<string> | BrokenCsv["problem"]): read is BrokenCsv["problem"] =>
  typeof read === "string"

/** Returns a cell without its quotes, or `undefined` if it is not properly quoted. */
const unquoted = (cell: string): string | undefined =>
  /^"(?:[^"]|"")*"$/u.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : undefined

/** Separator between the cells of a record; the shop's files use semicolons. */
export type Separator = ";" | "," | "\t"

/** Returns the cells of a complete record (RFC 4180 with any separator). */
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
 * Returns a reader for a file that arrives in arbitrary pieces. Empty lines are skipped. Records before a malformed
 * record are valid; nothing after it is read.
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
      // an odd number of quotes opens or closes a cell; a doubled quote counts twice and changes nothing
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
    /** Returns the records that this piece completes. */
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
    /** Returns the last record, which the end of the file completes. */
    end: (): ReadonlyArray<CsvRecord> => {
      const records: Array<CsvRecord> = []
      if (broken === undefined && rest !== "") take(rest, records)
      if (broken === undefined && begun.isOpen) broken = { line: begun.line, problem: "quoteOpen" }
      return records
    },
    broken: (): BrokenCsv | undefined => broken
  }
}
