import { expect, it } from "vitest"
import { outdated, reasonOf, unexplained } from "./reasons.ts"
import type { Reasons } from "./reason.ts"
import { type MutantResults, readResults, type Survivor } from "./results.ts"
import { nothing } from "./score.ts"

const file = "src/machines/session.machine.ts"
const survivor: Survivor = {
  file,
  line: 7,
  column: 3,
  mutator: "StringLiteral",
  original: '"a"',
  replacement: '""',
  status: "survived"
}
const lived = (...survivors: ReadonlyArray<Survivor>): ReadonlyArray<MutantResults> => [
  {
    target: "session",
    score: 50,
    ...nothing,
    files: [{ file, source: "", ...nothing }],
    broken: [],
    survivors
  }
]
const given = (times?: number): ReadonlyArray<Reasons> => {
  const reason = { mutator: "StringLiteral", original: '"a"', replacement: '""', reason: "Nobody reads it." }
  return [{ [file]: [times === undefined ? reason : { ...reason, times }] }]
}

it("finds the reason of a mutant wherever its line has gone", () => {
  expect(reasonOf({ ...survivor, line: 90 }, given())).toBe("Nobody reads it.")
  expect(unexplained(lived(survivor), given())).toEqual([])
  expect(outdated(lived(survivor), given())).toEqual([])
})

it.each([
  { ...survivor, file: "src/machines/order.machine.ts" },
  { ...survivor, mutator: "ObjectLiteral" },
  { ...survivor, original: '"b"' },
  { ...survivor, replacement: '"x"' }
])("takes no reason for another mutant: %j", (other) => {
  const line = `${other.file} ${other.mutator}: ${other.original} → ${other.replacement} (line 7)`
  expect(unexplained(lived(other), given())).toEqual([line])
})

const place = `${file} StringLiteral: "a" → ""`

it("names reasons that fit nothing, or more or fewer than they say", () => {
  expect(outdated(lived(), given())).toEqual([`${place}: 0 live, 1 explained`])
  expect(outdated(lived(survivor, { ...survivor, line: 8 }), given())).toEqual([
    `${place}: 2 live, 1 explained`
  ])
  expect(outdated(lived(survivor, { ...survivor, line: 8 }), given(2))).toEqual([])
  expect(outdated(lived(survivor), given(2))).toEqual([`${place}: 1 live, 2 explained`])
  expect(outdated([], given()), "not measured").toEqual([])
})

it("leaves to the compiler what it refuses, and takes no reason for it", () => {
  const refused = { ...survivor, refused: "'watch' is possibly 'null'." }
  expect(unexplained(lived(refused, survivor), [])).toEqual([`${place} (line 7)`])
  expect(outdated(lived(refused), given())).toEqual([`${place}: 0 live, 1 explained`])
})

it("explains every mutant that lived in the last runs", () => {
  expect(unexplained(readResults())).toEqual([])
})

it("explains none that does not live any more", () => {
  expect(outdated(readResults())).toEqual([])
})
