import { Schema } from "effect"
import { type Change, compilerVerdicts } from "./compiler.ts"
import { type Counts, nothing, sum } from "./score.ts"
import { short } from "./short.ts"

interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
  /** Stryker's name for the kind of change. */
  readonly mutator: string
  /** The original code, on one line and shortened if it is long (`short.ts`). */
  readonly original: string
  readonly replacement: string
}

/** A change that no test detected; `noCoverage`: no test even ran the code. */
export interface Survivor extends Place {
  readonly status: "survived" | "noCoverage"
  /**
   * The compiler's error for the change (`compiler.ts`): such a mistake cannot be committed, so no test has to detect
   * it.
   */
  readonly refused?: string
}

/** A change that could not be judged, and the error that prevented it. */
export interface Broken extends Place {
  readonly message: string
}

export interface MutantResults {
  readonly target: string
  readonly counts: Counts
  readonly broken: ReadonlyArray<Broken>
  readonly survivors: ReadonlyArray<Survivor>
}

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

/** The part of Stryker's report that is used. */
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
    // these mutants are excluded on purpose (`ignore-types.mjs`); no mutant is pending when a run has ended
    case "Ignored":
    case "Pending":
      return nothing
  }
}

/** Returns the offset of a line and column in a source; both count from one. */
const placeOf = (source: string, { line, column }: typeof position.Type): number =>
  source
    .split("\n")
    .slice(0, line - 1)
    .reduce((length, each) => length + each.length + 1, column - 1)

const changeOf = (file: string, source: string, { location, replacement }: Mutant): Change => ({
  file,
  source,
  start: placeOf(source, location.start),
  end: placeOf(source, location.end),
  replacement: replacement ?? ""
})

const quoted = ({ file, source, start, end, replacement }: Change, { location, mutatorName }: Mutant) => ({
  file,
  ...location.start,
  mutator: mutatorName,
  original: short(source.slice(start, end)),
  replacement: short(replacement)
})

/**
 * Returns the first line of an error, without the temporary folder and the test that happened to load the file first.
 */
const messageOf = (reason: string | undefined): string =>
  short(
    (reason ?? "no message")
      .replace(/\n[^]*$/u, "")
      .replace(/^.*?\.test\.ts: /u, "")
      .replaceAll(/\S*\/sandbox-\w+\//gu, "")
  )

const compare = <Value extends string | number>(one: Value, other: Value): number =>
  one < other ? -1 : one > other ? 1 : 0

const byPlace = (one: Place, other: Place): number =>
  compare(one.file, other.file) ||
  compare(one.line, other.line) ||
  compare(one.column, other.column) ||
  compare(one.mutator, other.mutator) ||
  compare(one.replacement, other.replacement)

/**
 * Returns the results in Stryker's report for a target.
 * @param verdictsOf returns the compiler's errors for mutants that no test detects
 */
export const resultsFromReport = (
  target: string,
  json: string,
  verdictsOf: typeof compilerVerdicts = compilerVerdicts
): MutantResults => {
  const { files } = Schema.decodeUnknownSync(Schema.fromJsonString(report))(json)
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ mutant, change: changeOf(file, source, mutant) }))
  )
  const alive = all.filter(({ mutant: { status } }) => status === "Survived" || status === "NoCoverage")
  const verdicts = verdictsOf(alive.map(({ change }) => change))
  const survivors = alive.map(({ change, mutant }, index): Survivor => {
    const refused = verdicts[index]
    return {
      ...quoted(change, mutant),
      status: mutant.status === "Survived" ? "survived" : "noCoverage",
      ...(refused === undefined ? {} : { refused })
    }
  })
  const broken = all.flatMap(({ change, mutant }): ReadonlyArray<Broken> =>
    mutant.status === "RuntimeError" || mutant.status === "CompileError"
      ? [{ ...quoted(change, mutant), message: messageOf(mutant.statusReason) }]
      : []
  )
  return {
    target,
    counts: sum(all.map(({ mutant }) => countOf(mutant))),
    broken: broken.toSorted(byPlace),
    survivors: survivors.toSorted(byPlace)
  }
}
