import { Schema } from "effect"
import { hashOf } from "./code-hash.ts"
import type { Broken, Counts, MutantResults, Survivor } from "./results.ts"
import { nothing, scoreOf, sum } from "./score.ts"
import { short } from "./short.ts"

const position = Schema.Struct({ line: Schema.Int, column: Schema.Int })

const mutant = Schema.Struct({
  mutatorName: Schema.String,
  replacement: Schema.optionalKey(Schema.String),
  location: Schema.Struct({ start: position, end: position }),
  status: Schema.Literals([
    "Killed",
    "Timeout",
    "Survived",
    "NoCoverage",
    "RuntimeError",
    "CompileError",
    "Ignored",
    "Pending"
  ]),
  statusReason: Schema.optionalKey(Schema.String)
})
type Mutant = typeof mutant.Type

/** The part of Stryker's report that is kept. */
const report = Schema.Struct({
  files: Schema.Record(Schema.String, Schema.Struct({ source: Schema.String, mutants: Schema.Array(mutant) }))
})

const countOf = ({ status }: Mutant): Counts => {
  switch (status) {
    case "Killed":
      return { ...nothing, killed: 1 }
    case "Timeout":
      return { ...nothing, timeout: 1 }
    case "Survived":
      return { ...nothing, survived: 1 }
    case "NoCoverage":
      return { ...nothing, noCoverage: 1 }
    case "RuntimeError":
    case "CompileError":
      return { ...nothing, errors: 1 }
    // not meant to be judged (`ignore-types.mjs`); none is pending when a run has ended
    case "Ignored":
    case "Pending":
      return nothing
  }
}

/** The text between two places of a source; lines and columns count from one, the end is outside. */
const between = (source: string, { start, end }: Mutant["location"]): string => {
  const lines = source.split("\n").slice(start.line - 1, end.line)
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === lines.length - 1 ? end.column - 1 : undefined)
    )
    .join("\n")
}

const changeOf = (file: string, source: string, { location, mutatorName, replacement }: Mutant) => ({
  file,
  ...location.start,
  mutator: mutatorName,
  original: short(between(source, location)),
  replacement: short(replacement ?? "")
})

/** The first line of what broke, without the temporary folder and the test that happened to load the file first. */
const messageOf = (reason: string | undefined): string =>
  short(
    (reason ?? "no message")
      .replace(/\n[^]*$/u, "")
      .replace(/^.*?\.test\.ts: /u, "")
      .replaceAll(/\S*\/sandbox-\w+\//gu, "")
  )

type Place = Pick<Survivor, "file" | "line" | "column" | "mutator" | "replacement">

const compare = <Value extends string | number>(one: Value, other: Value): number =>
  one < other ? -1 : one > other ? 1 : 0

const byPlace = (one: Place, other: Place): number =>
  compare(one.file, other.file) ||
  compare(one.line, other.line) ||
  compare(one.column, other.column) ||
  compare(one.mutator, other.mutator) ||
  compare(one.replacement, other.replacement)

/** What is kept of the report that Stryker has written for a target. */
export const resultsFromReport = (target: string, json: string): MutantResults => {
  const { files } = Schema.decodeUnknownSync(Schema.fromJsonString(report))(json)
  const counted = Object.entries(files)
    .map(([file, { source, mutants }]) => ({ file, source: hashOf(source), ...sum(mutants.map(countOf)) }))
    .toSorted((one, other) => compare(one.file, other.file))
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((each) => ({ ...each, change: changeOf(file, source, each) }))
  )
  const survivors = all.flatMap(({ change, status }): ReadonlyArray<Survivor> =>
    status === "Survived"
      ? [{ ...change, status: "survived" }]
      : status === "NoCoverage"
        ? [{ ...change, status: "noCoverage" }]
        : []
  )
  const broken = all.flatMap(({ change, status, statusReason }): ReadonlyArray<Broken> =>
    status === "RuntimeError" || status === "CompileError"
      ? [{ ...change, message: messageOf(statusReason) }]
      : []
  )
  const total = sum(counted)
  return {
    target,
    score: scoreOf(total),
    ...total,
    files: counted,
    broken: broken.toSorted(byPlace),
    survivors: survivors.toSorted(byPlace)
  }
}

const listed = (items: ReadonlyArray<unknown>): string =>
  items.length === 0 ? "[]" : `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(",\n")}\n  ]`

/** As JSON with one line for each file and each mutant, so that a change of one is a change of one line. */
export const jsonOf = ({ files, broken, survivors, ...head }: MutantResults): string => {
  const lines = [
    ...Object.entries(head).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`),
    `"files": ${listed(files)}`,
    `"broken": ${listed(broken)}`,
    `"survivors": ${listed(survivors)}`
  ]
  return `{\n${lines.map((line) => `  ${line}`).join(",\n")}\n}\n`
}
