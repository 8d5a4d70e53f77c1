import { plainCell } from "../csv/csv.ts"
import { csvRecords, type Separator } from "../csv/csv-records.ts"
import { typedLine } from "../typed-text.ts"
import { decodeText } from "./decode-text.ts"
import { type FileCell, fileLimits, type FileRow, type FileTable } from "./file-table.ts"

const separators: ReadonlyArray<Separator> = ["\t", ";", ","]

/** First line in which Excel may specify the separator of a file. */
const named = /^sep=([;,\t])\r?\n/u

/** Number of lines that are inspected, because title lines may come before the headers. */
const looked = 6

/** Returns the separator used in the first lines; a comma is tried last, because it may be a decimal separator. */
const separatorOf = (text: string): Separator => {
  const begin = text
    .trimStart()
    .split("\n", looked)
    .join("\n")
    .replaceAll(/"[^"]*"/gu, "")
  return separators.find((each) => begin.includes(each)) ?? ";"
}

/** Control characters, except line breaks and tabs; they do not occur in typed text. */
const control = /[^\P{Cc}\t\n\r]/u

const cellOf = (written: string): FileCell => {
  // a single dash means an empty value
  const text = written.trim() === "-" ? "-" : plainCell(written)
  const isFormula = text === undefined
  return { kind: isFormula ? "formula" : "text", text: typedLine(text ?? written).slice(0, fileLimits.cell) }
}

const isFilled = ({ cells }: FileRow): boolean =>
  cells.some((cell) => cell.kind !== "text" || cell.text !== "")

/** Removes columns after the last filled one, and checks the limits. */
export const limited = (rows: ReadonlyArray<FileRow>): FileTable => {
  const filled = rows.filter(isFilled)
  if (filled.length === 0) return { kind: "fault", fault: "empty" }
  if (filled.length > fileLimits.rows) return { kind: "fault", fault: "tooManyRows" }
  const wide = filled.find(({ cells }) =>
    cells.slice(fileLimits.columns).some((cell) => cell.kind !== "text" || cell.text !== "")
  )
  if (wide !== undefined) return { kind: "fault", fault: "tooManyColumns", line: wide.line }
  return { kind: "read", rows: filled }
}

/** Reads a table from text: a CSV with semicolons, commas or tabs, or cells copied from a spreadsheet. */
export const textTable = (whole: string): FileTable => {
  const marked = whole.replace(/^\ufeff/u, "")
  const [first = "", separator] = named.exec(marked) ?? []
  const text = marked.slice(first.length)
  if (text.trim() === "") return { kind: "fault", fault: "empty" }
  if (control.test(text)) return { kind: "fault", fault: "binary" }
  const offset = first === "" ? 0 : 1
  const known = separators.find((each) => each === separator)
  const reader = csvRecords(known ?? separatorOf(text))
  // old programs end lines with only a carriage return
  const records = [...reader.next(text.replaceAll(/\r(?!\n)/gu, "\n")), ...reader.end()]
  const broken = reader.broken()
  if (broken !== undefined)
    return {
      kind: "fault",
      fault: broken.problem === "tooLong" ? "otherKind" : "quoteOpen",
      line: broken.line + offset
    }
  return limited(records.map(({ line, cells }) => ({ line: line + offset, cells: cells.map(cellOf) })))
}

const begins = (bytes: Uint8Array, signs: ReadonlyArray<number>): boolean =>
  signs.every((sign, at) => bytes[at] === sign)

/** Returns the type of a file by its first bytes, whatever its name. */
export const kindOfFile = (bytes: Uint8Array): "zip" | "oldExcel" | "otherKind" | "text" => {
  if (begins(bytes, [0x50, 0x4b])) return "zip"
  if (begins(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return "oldExcel"
  const others = [
    [0x25, 0x50, 0x44, 0x46],
    [0x89, 0x50, 0x4e, 0x47],
    [0xff, 0xd8, 0xff],
    [0x1f, 0x8b],
    [0x7b, 0x5c, 0x72, 0x74, 0x66]
  ]
  return others.some((signs) => begins(bytes, signs)) ? "otherKind" : "text"
}

/** Reads a text file in any encoding. */
export const textFileTable = (bytes: Uint8Array): FileTable => {
  const { text } = decodeText(bytes)
  if (/^\s*<(?:!doctype|html|\?xml|table)/iu.test(text)) return { kind: "fault", fault: "otherKind" }
  return textTable(text)
}
