import type { CountryId } from "../place/country.ts"
import { decimalMark } from "../product/amount.ts"

/** A number in a table, written with a fixed number of decimals. */
export interface CsvNumber {
  readonly value: number
  readonly places: number
}

/** A text that a spreadsheet would convert to a number or a date: a postal code, a telephone number, a month. */
export interface CsvCode {
  readonly code: string
}

/** A day (`2026-06-30`) or a minute in local time (`2026-06-22T13:17`), which spreadsheets sort as a date. */
export interface CsvDate {
  readonly date: string
}

/** A cell of a file that will be imported again: a text, a code, a number or empty; a day is written as a text. */
export type CsvEntry = string | CsvNumber | CsvCode | null

export type CsvCell = CsvEntry | CsvDate

/** Decimal separator of a file: the one used in the country whose spreadsheets open the file (rule desk.exports). */
export type DecimalSign = "," | "."

export const decimalSignOf = (countryId: CountryId | undefined): DecimalSign =>
  countryId === undefined ? "," : decimalMark[countryId]

/** Returns the cell for a count, or for an amount in its unit. */
export const csvCount = (value: number): CsvNumber => ({ value, places: 0 })

/** Returns the cell for an amount of money: the parameter is in cents, the cell in major units. */
export const csvMoney = (cents: number): CsvNumber => ({ value: cents / 100, places: 2 })

/**
 * Byte order mark at the start of a file; without it, spreadsheets do not recognise UTF-8 and show umlauts incorrectly.
 */
export const csvBegin = "\ufeff"

/** Characters at which a spreadsheet starts a formula, including their full-width forms (OWASP, "CSV Injection"). */
const formula = /^[=+\-@\t\r\n\0\uff1d\uff0b\uff0d\uff20]/u

/**
 * Makes a text safe for spreadsheets: a text that would be evaluated as a formula gets a leading apostrophe. This
 * includes texts with leading blanks, since some programs trim them.
 */
export const safeText = (text: string): string =>
  formula.test(text.trimStart()) || formula.test(text) ? `'${text}` : text

/** Formats a number without thousands separators, so that both people and programs can read it. */
const numberText = ({ value, places }: CsvNumber, sign: DecimalSign): string =>
  value.toFixed(places).replace(".", sign)

/**
 * Digits with separators, which a spreadsheet would evaluate or shorten; full dates are excluded, since spreadsheets do
 * not change them.
 */
const likeNumber = /^(?!\d{4}-\d\d-\d\d$)[+(]?[0-9][0-9 ()/.-]*$/u

/**
 * Writes a code as a formula that returns the code as text, so that spreadsheets show it unchanged: it keeps its
 * leading zeros, and a month does not become a day.
 */
const codeText = (code: string): string => (likeNumber.test(code) ? `="${code}"` : safeText(code))

/**
 * Returns the original content of a cell, without the changes made by `safeText` and `codeText`. Returns `undefined`
 * for any other formula, because the shop never evaluates formulas. Numbers and telephone numbers may start with a
 * sign.
 */
export const plainCell = (cell: string): string | undefined => {
  const code = /^="([^"]*)"$/u.exec(cell)?.[1]
  if (code !== undefined) return code
  if (cell.startsWith("'") && safeText(cell.slice(1)) === cell) return cell.slice(1)
  return safeText(cell) === cell || /^\s*[+-]?[(]?[0-9][0-9 ()/.,-]*$/u.test(cell) ? cell : undefined
}

/**
 * Formats a date. A day stays unchanged; a minute is written in German format, which spreadsheets of all three
 * countries accept.
 */
const dateText = (date: string): string => {
  const [day = "", time] = date.split("T")
  return time === undefined ? day : `${day.split("-").toReversed().join(".")} ${time}`
}

const quoted = (text: string): string => (/[;"\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const cellText = (cell: CsvCell, sign: DecimalSign): string => {
  if (cell === null) return ""
  if (typeof cell === "string") return quoted(safeText(cell))
  if ("date" in cell) return dateText(cell.date)
  return "code" in cell ? quoted(codeText(cell.code)) : numberText(cell, sign)
}

/** Writes one record by RFC 4180, but with semicolons, as spreadsheets of the three countries expect. */
export const csvRow = (cells: ReadonlyArray<CsvCell>, sign: DecimalSign = ","): string =>
  `${cells.map((cell) => cellText(cell, sign)).join(";")}\r\n`
