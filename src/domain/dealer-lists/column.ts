import { type CsvEntry, csvMoney } from "../csv/csv.ts"
import { dayOf, dayOfIso, isoOfDay } from "../price/local-day.ts"
import { typedLine, typedText } from "../typed-text.ts"

/** A column of a dealers' file: its head, what a cell of it says, and how that is written again. */
export interface Column<T> {
  readonly head: string
  /** What to do about a cell that cannot be used, as a sentence without its end. */
  readonly hint: (text: string) => string
  /** `undefined` for a text that cannot be used. */
  readonly read: (text: string) => T | undefined
  readonly write: (value: T) => CsvEntry
}

/** A whole number that spreadsheets do not spoil is written as it is, any other code so that they leave it alone. */
const codeCell = (text: string): CsvEntry => (/^[1-9][0-9]{0,8}$/u.test(text) ? text : { code: text })

/** The number by which a dealer's own programs know something: a dealer, a branch, an area. */
export const numberColumn = (head: string): Column<string> => ({
  head,
  hint: () => "write a number of your own: up to 40 letters, digits, dots, hyphens, underscores or slashes",
  read: (text) => (/^[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$/u.test(text.trim()) ? text.trim() : undefined),
  write: codeCell
})

/** A text of one line that must not be empty. */
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

/** A text that may be empty; of several lines where `longest` is that of a page's text. */
export const optionalColumn = (head: string, longest = 200): Column<string | null> => ({
  head,
  hint: () => `write at most ${longest} characters, or nothing`,
  read: (text) => {
    const typed = typedText(text)
    return typed.length > longest ? undefined : typed === "" ? null : typed
  },
  write: (value) => (value === null ? null : typedText(value))
})

/** A code in digits that may begin with a zero or a plus: a postal code, a telephone number. */
export const codeColumn = (head: string, pattern: RegExp, hint: string): Column<string> => ({
  head,
  hint: () => hint,
  read: (text) => (pattern.test(typedLine(text)) ? typedLine(text) : undefined),
  write: (code) => codeCell(typedLine(code))
})

/** A whole number without signs between its digits. */
export const countColumn = (head: string, least: number, most: number): Column<number> => ({
  head,
  hint: () => `write a whole number from ${least} to ${most} without a thousands sign`,
  read: (text) => {
    const value = /^[0-9]{1,9}$/u.test(text.trim()) ? Number(text) : Number.NaN
    return value >= least && value <= most ? value : undefined
  },
  write: (value) => ({ value, places: 0 })
})

/** Money in major units with a comma, kept in cents. A dot is refused: it means thousands to one program, decimals to another. */
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

/** A day as yyyy-MM-dd; dd.MM.yyyy is read as well. */
export const dayText = (text: string): string | undefined => {
  const [, day, month, year] = /^([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{4})$/u.exec(text.trim()) ?? []
  const iso = day === undefined ? text.trim() : isoOfDay(dayOf(Number(year), Number(month), Number(day)))
  // 31.02. would be a day of March
  const isSame =
    day === undefined || (Number(iso.slice(8)) === Number(day) && Number(iso.slice(5, 7)) === Number(month))
  return isSame && dayOfIso(iso) !== undefined && iso >= "1900-01-01" && iso < "2200-01-01" ? iso : undefined
}

export const dayColumn = (head: string): Column<string> => ({
  head,
  hint: () => "write a day of the calendar such as 2027-01-15 or 15.01.2027",
  read: dayText,
  write: (day) => day
})

/** One of a few words. */
export const choiceColumn = <T extends string | number | boolean>(
  head: string,
  words: ReadonlyArray<readonly [word: string, value: T]>
): Column<T> => ({
  head,
  hint: () => `write one of ${words.map(([word]) => word || "nothing").join(", ")}`,
  read: (text) => words.find(([word]) => word.toLowerCase() === typedLine(text).toLowerCase())?.[1],
  write: (value) => words.find(([, known]) => known === value)?.[0] ?? null
})
