/** A number in a table, written with the decimals that its kind has. */
export interface CsvNumber {
  readonly value: number
  readonly places: number
}

/** A cell: a text, a number, or nothing. */
export type CsvCell = string | CsvNumber | null

/** A count, or an amount in its unit. */
export const csvCount = (value: number): CsvNumber => ({ value, places: 0 })

/** Money of whole cents, in major units. */
export const csvMoney = (cents: number): CsvNumber => ({ value: cents / 100, places: 2 })

/** Begins a file: without it spreadsheets take UTF-8 for another encoding and spoil umlauts. */
export const csvBegin = "\ufeff"

/** Signs that a spreadsheet takes a formula from, their full-width twins with them (OWASP, "CSV Injection"). */
const formula = /^[=+\-@\t\r\n\0\uff1d\uff0b\uff0d\uff20]/u

/**
 * A text as it may stand in a spreadsheet: one that would be worked out as a formula gets an apostrophe before it. Also
 * one that hides such a beginning behind blanks, since some programs cut these off.
 */
export const safeText = (text: string): string =>
  formula.test(text.trimStart()) || formula.test(text) ? `'${text}` : text

/** German decimals and no thousands signs, so that both people and programs read it. */
const numberText = ({ value, places }: CsvNumber): string => value.toFixed(places).replace(".", ",")

const quoted = (text: string): string => (/[;"\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const cellText = (cell: CsvCell): string =>
  cell === null ? "" : typeof cell === "string" ? quoted(safeText(cell)) : numberText(cell)

/** One record as RFC 4180 has it, with semicolons, as spreadsheets of the three countries read it. */
export const csvRow = (cells: ReadonlyArray<CsvCell>): string => `${cells.map(cellText).join(";")}\r\n`
