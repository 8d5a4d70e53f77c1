import type { CountryId } from "../place/country.ts"

/** A number in a table, written with the decimals that its kind has. */
export interface CsvNumber {
  readonly value: number
  readonly places: number
}

/** A text that a spreadsheet would take for a number or a date: a postal code, a telephone number, a month. */
export interface CsvCode {
  readonly code: string
}

/** A day (`2026-06-30`) or a minute of the clock on the wall (`2026-06-22T13:17`), which spreadsheets sort as such. */
export interface CsvDate {
  readonly date: string
}

/** A cell of a file that comes back, whose days are texts: a text, a number, or nothing. */
export type CsvEntry = string | CsvNumber | CsvCode | null

export type CsvCell = CsvEntry | CsvDate

/** The decimal sign of a file: that of the country whose spreadsheets open it (rule desk.exports). */
export type DecimalSign = "," | "."

export const decimalSignOf = (countryId: CountryId | undefined): DecimalSign => (countryId === 3 ? "." : ",")

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

/** No thousands signs, so that both people and programs read it. */
const numberText = ({ value, places }: CsvNumber, sign: DecimalSign): string =>
  value.toFixed(places).replace(".", sign)

/** Digits with the signs that stand between them in codes: what a spreadsheet would work out or cut; a whole date it keeps. */
const likeNumber = /^(?!\d{4}-\d\d-\d\d$)[+(]?[0-9][0-9 ()/.-]*$/u

/** As a formula that is nothing but this text, it is shown as it is: no zero is lost, and no month becomes a day. */
const codeText = (code: string): string => (likeNumber.test(code) ? `="${code}"` : safeText(code))

/**
 * What a cell of a file says: `safeText` and codes as they were before, and nothing where it is a formula, which no reader
 * of the shop's evaluates. Numbers and telephone numbers may begin with their signs.
 */
export const plainCell = (cell: string): string | undefined => {
  const code = /^="([^"]*)"$/u.exec(cell)?.[1]
  if (code !== undefined) return code
  if (cell.startsWith("'") && safeText(cell.slice(1)) === cell) return cell.slice(1)
  return safeText(cell) === cell || /^\s*[+-]?[(]?[0-9][0-9 ()/.,-]*$/u.test(cell) ? cell : undefined
}

/** A day stays as it is; a minute is written as in German, which all three countries' spreadsheets know. */
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

/** One record as RFC 4180 has it, with semicolons, as spreadsheets of the three countries read it. */
export const csvRow = (cells: ReadonlyArray<CsvCell>, sign: DecimalSign = ","): string =>
  `${cells.map((cell) => cellText(cell, sign)).join(";")}\r\n`
