import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"
import { root } from "../../tools/run-tool.ts"

/** How many mutants came to which end. An error is a mutant that could not be judged: it broke before any test. */
const counts = {
  killed: Schema.Int,
  timeout: Schema.Int,
  survived: Schema.Int,
  noCoverage: Schema.Int,
  errors: Schema.Int
}

const change = {
  file: Schema.String,
  line: Schema.Int,
  column: Schema.Int,
  /** Stryker's name for the kind of change. */
  mutator: Schema.String,
  /** What stood there, on one line and cut where it is long (`short.ts`). */
  original: Schema.String,
  replacement: Schema.String
}

const results = Schema.Struct({
  target: Schema.String,
  /** Of 100 mutants that could be judged, how many were noticed; 100 where there is nothing to change. */
  score: Schema.Finite,
  ...counts,
  files: Schema.Array(
    Schema.Struct({
      file: Schema.String,
      /** Hash of the code that was measured, without its comments (`hashOf`). */
      source: Schema.String,
      ...counts
    })
  ),
  /** What could not be judged, and what broke. */
  broken: Schema.Array(Schema.Struct({ ...change, message: Schema.String })),
  /** What no test noticed; `noCoverage`: what no test even ran. */
  survivors: Schema.Array(
    Schema.Struct({
      ...change,
      status: Schema.Literals(["survived", "noCoverage"]),
      /** What the compiler says against it (`compiler.ts`): nobody can write it by mistake, so no test has to notice. */
      refused: Schema.optionalKey(Schema.String)
    })
  )
})

/** What the last run of a target came to, as the file that `resultsOf` names keeps it. */
export type MutantResults = typeof results.Type
export type Survivor = MutantResults["survivors"][number]
export type Broken = MutantResults["broken"][number]
export type Counts = { readonly [Name in keyof typeof counts]: number }

const read = Schema.decodeUnknownSync(Schema.fromJsonString(results))

/** The results of all targets that were measured, by name. */
export const readResults = (folder: string = root): ReadonlyArray<MutantResults> =>
  globSync("model-tests/{*/mutants,mutants/results/*}.json", { cwd: folder })
    .map((file) => read(readFileSync(join(folder, file), "utf8")))
    .toSorted((one, other) => (one.target < other.target ? -1 : 1))
