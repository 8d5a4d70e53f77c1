import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { hashOf } from "./code-hash.ts"
import { filesToMeasure, withKept } from "./measure-again.ts"
import type { MutantResults } from "./results.ts"

const unchanged = "model-tests/mutants/measure-again.ts"
const source = hashOf(readFileSync(unchanged, "utf8"))
const none = { killed: 0, timeout: 0, survived: 0, noCoverage: 0, errors: 0 }
const survivor = (file: string) => ({
  file,
  line: 1,
  column: 1,
  mutator: "BlockStatement",
  original: "{ x }",
  replacement: "{}",
  status: "survived" as const
})
const resultsOf = (files: MutantResults["files"], survivors: MutantResults["survivors"]): MutantResults => ({
  target: "rules",
  score: 0,
  ...none,
  files,
  broken: [],
  survivors
})

describe("the files whose mutants are made again", () => {
  const kept = { files: [{ file: unchanged, source, ...none }] }

  it("are the new ones and those that changed", () => {
    expect(filesToMeasure([unchanged, "model-tests/mutants/score.ts"], kept)).toEqual([
      "model-tests/mutants/score.ts"
    ])
    const other = { files: [{ file: unchanged, source: "another", ...none }] }
    expect(filesToMeasure([unchanged], other)).toEqual([unchanged])
  })

  it("are all where nothing is kept, and where nothing changed", () => {
    expect(filesToMeasure([unchanged, "model-tests/mutants/score.ts"], undefined)).toHaveLength(2)
    expect(filesToMeasure([unchanged], kept)).toEqual([unchanged])
  })
})

it("keeps what other files of the target came to, and nothing of files that have left it", () => {
  const kept = resultsOf(
    [
      { file: "a.ts", source: "1", ...none, killed: 1, survived: 1 },
      { file: "b.ts", source: "1", ...none, killed: 7 },
      { file: "gone.ts", source: "1", ...none, survived: 9 }
    ],
    [survivor("a.ts"), survivor("gone.ts")]
  )
  const fresh = resultsOf([{ file: "a.ts", source: "2", ...none, killed: 3 }], [])
  expect(withKept({ kept, fresh, files: ["a.ts", "b.ts"] })).toEqual({
    ...resultsOf(
      [
        { file: "a.ts", source: "2", ...none, killed: 3 },
        { file: "b.ts", source: "1", ...none, killed: 7 }
      ],
      []
    ),
    score: 100,
    killed: 10
  })
})
