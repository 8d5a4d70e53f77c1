import { type CsvEntry, csvMoney } from "../csv/csv.ts"
import { typedDay } from "../price/typed-day.ts"
import { typedLine, typedText } from "../typed-text.ts"

/** A column of a file with dealers' data: its heading, and how its cells are parsed and written. */
export interface Column<T> {
  readonly head: string
  /** Returns the instruction for correcting an invalid cell, as a sentence without a full stop. */
  readonly hint: (text: string) => string
  /** Returns `undefined` if the text is invalid. */
  readonly read: (text: string) => T | undefined
  readonly write: (value: T) => CsvEntry
  /** The value of each line if a file lacks the column, as older files do; if undefined, the column is required. */
  readonly absent?: { readonly value: T }
}

/**
 * Writes whole numbers that spreadsheets do not change as plain text. All other codes become `code` cells, so that
 * spreadsheets do not change them either.
 */
const codeCell = (text: string): CsvEntry => (/^[1-9][0-9]{0,8}$/u.test(text) ? text : { code: text })

/** Creates a column for the identifier that a dealer, branch or area has in the dealer's own software. */
export const numberColumn = (head: string): Column<string> => ({
  head,
  hint: () => "write a number of your own: up to 40 letters, digits, dots, hyphens, underscores or slashes",
  read: (text) => (/^[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$/u.test(text.trim()) ? text.trim() : undefined),
  write: codeCell
})

/** Creates a column for non-empty texts of one line. */
export const textColumn = (head: string, longest = 200): Column<string> => ({
  head,
  hint: (text) =>
    text.trim() === "" ? "write it: it must not be empty" : `write at most ${longest} characters`,
  read: (text) => {
    const line = typedLine(text)
    return line === "" || line.length > longest ? undefined : line
  },
  write: (value) => typedLine(value)
})

/**
 * Creates a column for optional texts; if `longest` is large, e.g. for the text of a page, a text may have several
 * lines.
 */
export const optionalColumn = (head: string, longest = 200): Column<string | null> => ({
  head,
  hint: () => `write at most ${longest} characters, or nothing`,
  read: (text) => {
    const typed = typedText(text)
    return typed.length > longest ? undefined : typed === "" ? null : typed
  },
  write: (value) => (value === null ? null : typedText(value))
})

/**
 * Creates a column for codes of digits that may start with a zero or a plus sign, such as postal codes and telephone
 * numbers.
 */
export const codeColumn = (head: string, pattern: RegExp, hint: string): Column<string> => ({
  head,
  hint: () => hint,
  read: (text) => (pattern.test(typedLine(text)) ? typedLine(text) : undefined),
  write: (code) => codeCell(typedLine(code))
})

/** Creates a column for whole numbers without separators. */
export const countColumn = (head: string, least: number, most: number): Column<number> => ({
  head,
  hint: () => `write a whole number from ${least} to ${most} without a thousands sign`,
  read: (text) => {
    const value = /^[0-9]{1,9}$/u.test(text.trim()) ? Number(text) : Number.NaN
    return value >= least && value <= most ? value : undefined
  },
  write: (value) => ({ value, places: 0 })
})

/**
 * Creates a column for amounts of money, which are written in major units with a decimal comma and stored in cents. A
 * dot is refused, because some programs use it as thousands separator and others as decimal separator.
 */
export const moneyColumn = (head: string, leastCents: number, mostCents: number): Column<number> => ({
  head,
  hint: () =>
    `write an amount from ${(leastCents / 100).toFixed(2).replace(".", ",")} to ${mostCents / 100} with a comma and without a thousands sign, such as 289,50`,
  read: (text) => {
    const [, whole, part = ""] = /^([0-9]{1,7})(?:,([0-9]{1,2}))?$/u.exec(text.trim()) ?? []
    if (whole === undefined) return undefined
    const cents = Number(whole) * 100 + Number(part.padEnd(2, "0"))
    return cents >= leastCents && cents <= mostCents ? cents : undefined
  },
  write: csvMoney
})

export const dayColumn = (head: string): Column<string> => ({
  head,
  hint: () => "write a day of the calendar such as 2027-01-15 or 15.01.2027",
  read: typedDay,
  write: (day) => day
})

/** Creates a column that accepts only the given words. */
export const choiceColumn = <T extends string | number | boolean>(
  head: string,
  words: ReadonlyArray<readonly [word: string, value: T]>
): Column<T> => ({
  head,
  hint: () => `write one of ${words.map(([word]) => word || "nothing").join(", ")}`,
  read: (text) => words.find(([word]) => word.toLowerCase() === typedLine(text).toLowerCase())?.[1],
  write: (value) => words.find(([, known]) => known === value)?.[0] ?? null
})

/** Creates a column that older files lack. For these files the value is `null`, and the stored value is kept. */
export const laterColumn = <T>(column: Column<T>): Column<T | null> => ({
  ...column,
  write: (value) => (value === null ? null : column.write(value)),
  absent: { value: null }
})
