import { createReadStream } from "node:fs"
import type { BrokenCsv, CsvRecord } from "../../domain/csv/csv-records.ts"
import { csvRecords } from "../../domain/csv/csv-records.ts"

/** A part of a file: some of its records, or the reason why reading cannot continue. */
export type FilePart =
  | { readonly records: ReadonlyArray<CsvRecord>; readonly bytes: number }
  | { readonly line: number; readonly hint: string }

const asCsv = "save it as CSV in UTF-8 with semicolons"

const brokenHints: Readonly<Record<BrokenCsv["problem"], string>> = {
  quoteOpen: "a quote that begins here is not closed; close it",
  quoteMisplaced:
    "a quote stands within a cell; put the whole cell in quotes and write each quote in it twice",
  tooLong: "the line is longer than 65536 characters; it is of another kind of file"
}

const readHints: Readonly<Record<string, string>> = {
  ENOENT: "it is not in the folder; write it, with its first line alone where there is nothing to tell",
  ENOTDIR: "it is not in the folder; name the folder in which the files are",
  EACCES: "it may not be read; allow it",
  EISDIR: "it is a folder; put a file in its place"
}

const kindOf = (bytes: Uint8Array): string | undefined => {
  const [first, second] = bytes
  if (first === 0x50 && second === 0x4b) return `it is an Excel file or an archive; ${asCsv}`
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
    ? `it is in UTF-16; ${asCsv}`
    : undefined
}

const linesIn = (text: string): number => text.split("\n").length - 1

/** Reads a file in chunks. If reading cannot continue, the last part contains the reason. */
export async function* fileRecords(path: string): AsyncGenerator<FilePart, void> {
  const reader = csvRecords()
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let lines = 0
  let isFirst = true
  const decoded = (piece?: Uint8Array): string | undefined => {
    try {
      return piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true })
    } catch {
      return undefined
    }
  }
  const notUtf8 = (before: number) => ({
    line: lines + before + 1,
    hint: `it is not in UTF-8 from here on; ${asCsv}`
  })
  const broken = () => {
    const found = reader.broken()
    return found === undefined ? undefined : { line: found.line, hint: brokenHints[found.problem] }
  }
  try {
    for await (const read of createReadStream(path)) {
      const piece: Buffer = Buffer.isBuffer(read) ? read : Buffer.from(String(read))
      const kind = isFirst ? kindOf(piece) : undefined
      isFirst = false
      if (kind !== undefined) {
        yield { line: 0, hint: kind }
        return
      }
      const lenient = piece.toString("utf8")
      const nul = lenient.indexOf("\0")
      if (nul >= 0) {
        const line = lines + linesIn(lenient.slice(0, nul)) + 1
        yield { line, hint: `a NUL byte stands here, as in no text; ${asCsv}` }
        return
      }
      const text = decoded(piece)
      if (text === undefined) {
        yield notUtf8(linesIn(lenient.slice(0, Math.max(0, lenient.indexOf("\ufffd")))))
        return
      }
      lines += linesIn(lenient)
      yield { records: reader.next(text), bytes: piece.length }
      const end = broken()
      if (end !== undefined) {
        yield end
        return
      }
    }
    if (decoded() === undefined) {
      yield notUtf8(0)
      return
    }
    yield { records: reader.end(), bytes: 0 }
    const end = broken()
    if (end !== undefined) yield end
  } catch (problem) {
    const code = problem instanceof Error && "code" in problem ? String(problem.code) : ""
    yield { line: 0, hint: readHints[code] ?? `it cannot be read (${code || String(problem)})` }
  }
}
