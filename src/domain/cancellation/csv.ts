/** A cell: a text, or a number with so many decimals. */
export type CsvCell = string | { readonly number: number; readonly decimals: number }

/** With these a spreadsheet begins a formula, or leaves the cell (reliability.md T17; the wide forms count as well). */
const formulaSign = /^[=+\-@\t\r\n\0＝＋－＠]/u

/** A text that no spreadsheet takes for a formula: an apostrophe makes it a text. */
const safe = (text: string): string => (formulaSign.test(text) ? `'${text}` : text)

/** RFC 4180, with the separator of German spreadsheets: what holds a sign of the format stands in quotes. */
const quoted = (text: string): string => (/[";\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const textOf = (cell: CsvCell): string => {
  if (typeof cell === "string") return quoted(safe(cell))
  // a German decimal without thousands, which spreadsheets read as a number
  return Number.isFinite(cell.number) ? cell.number.toFixed(cell.decimals).replace(".", ",") : ""
}

const lineOf = (cells: ReadonlyArray<CsvCell>): string => `${cells.map(textOf).join(";")}\r\n`

/** A table as a file for spreadsheets: with a byte order mark, by which they know the umlauts. */
export const csvOf = (head: ReadonlyArray<string>, lines: ReadonlyArray<ReadonlyArray<CsvCell>>): string =>
  `\uFEFF${[head, ...lines].map(lineOf).join("")}`
