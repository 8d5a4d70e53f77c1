import { join } from "node:path"
import { Effect, Stream } from "effect"
import type { CsvRecord } from "../../domain/csv/csv-records.ts"
import { type Heads, headsOf, readHeads, readLine } from "../../domain/dealer-lists/list-file.ts"
import { insertMany } from "../db/insert-many.ts"
import type { Findings } from "./findings.ts"
import { fileRecords } from "./file-records.ts"
import type { StagedFile } from "./staged-files.ts"

/** Number of rows per insert; an import never holds more than the JSON of these rows in memory. */
const portion = 4000

type KnownHeads = Extract<Heads, { readonly width: number }>

const problemOfHeads = (
  heads: ReadonlyArray<string>,
  cells: ReadonlyArray<string>,
  { missing, foreign }: Extract<Heads, { readonly missing: unknown }>
): string => {
  if (cells.length === 1 && /[,\t]/u.test(cells[0] ?? ""))
    return "commas or tabs stand between the columns; save it as CSV in UTF-8 with semicolons"
  return [
    ...(missing.length === 0 ? [] : [`columns are missing: ${missing.join(", ")}`]),
    ...(foreign.length === 0 ? [] : [`columns that are unknown or stand there twice: ${foreign.join(", ")}`]),
    `write ${heads.join(";")}`
  ].join("; ")
}

/**
 * Reads a file of the folder, checks each line and stages the valid lines. `onBytes` is called for each chunk. Returns
 * the number of lines, not counting the header.
 */
export const stageFile = Effect.fnUntraced(function* <R>(
  folder: string,
  { file, table, keyOf, names, references, rowOf }: StagedFile<R>,
  findings: Findings,
  onBytes: (bytes: number) => void
) {
  const whole = { file: file.name, column: "", value: "" }
  const waiting: Array<object> = []
  let heads: KnownHeads | undefined
  let isRefused = false
  let lines = 0

  const unread = (line: number, hint: string) => {
    isRefused = true
    findings.add({ ...whole, line, hint })
    findings.leaveUnread(file.name)
  }

  const take = (record: CsvRecord, places: KnownHeads) => {
    // an empty line, which spreadsheet programs write below a table
    if (record.cells.every((cell) => cell.trim() === "")) return
    const at = { file: file.name, line: record.line }
    const { row, known, problems } = readLine(file, places, record)
    lines += 1
    for (const problem of problems) findings.add({ ...at, ...problem })
    const key = keyOf(known)
    const before = key === undefined ? undefined : findings.note(file.name, key, record.line)
    if (before !== undefined)
      findings.add({
        ...at,
        column: "",
        value: "",
        hint: `line ${before} says the same; leave one of them out`
      })
    for (const name of names?.(known) ?? []) findings.note(file.name, name, record.line)
    // only the first missing reference is reported, since the others depend on it
    const lost = references(known).find((each) => !findings.knows(each.file, each.key))
    if (lost !== undefined)
      findings.add({
        ...at,
        column: lost.column,
        value: lost.value,
        hint:
          lost.hint ??
          `write a number that stands in ${lost.file}${lost.column === "haendler" ? "" : " for this dealer"}`
      })
    if (row !== undefined && findings.isClean) waiting.push({ line: record.line, ...rowOf(row) })
  }

  const flush = (least: number) =>
    Effect.gen(function* () {
      while (waiting.length >= least && waiting.length > 0)
        yield* insertMany(table, waiting.splice(0, portion))
    })

  yield* Stream.fromAsyncIterable(fileRecords(join(folder, file.name)), (problem) => problem).pipe(
    Stream.orDie,
    // stops reading once the maximum number of reported problems is reached
    Stream.takeUntil(() => findings.isFull || isRefused),
    Stream.runForEach((part) => {
      if (isRefused || findings.isFull) return Effect.void
      if ("hint" in part) return Effect.sync(() => unread(part.line, part.hint))
      onBytes(part.bytes)
      let records = part.records
      const [first] = records
      if (heads === undefined && first !== undefined) {
        const read = readHeads(file, first.cells)
        if ("missing" in read) unread(first.line, problemOfHeads(headsOf(file), first.cells, read))
        else heads = read
        records = records.slice(1)
      }
      if (heads !== undefined) for (const record of records) take(record, heads)
      return flush(portion)
    })
  )
  if (heads === undefined && !isRefused)
    unread(0, `it is empty; write its first line: ${headsOf(file).join(";")}`)
  if (findings.isClean) yield* flush(1)
  return lines
})
