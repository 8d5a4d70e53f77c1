import { expect, it } from "vitest"
import { brokenLines, endOf, isFine, type Outcome, survivorLines } from "./outcome.ts"
import type { Counts, MutantResults } from "./results.ts"
import { nothing, scoreOf } from "./score.ts"

const results = (target: string, counts: Partial<Counts>): MutantResults => {
  const all = { ...nothing, ...counts }
  return { target, score: scoreOf(all), ...all, files: [], broken: [], survivors: [] }
}
const good: Outcome = { kind: "measured", results: results("csv", { killed: 19, survived: 1, errors: 1 }) }
const poor: Outcome = { kind: "measured", results: results("order", { killed: 8, noCoverage: 2 }) }

it("ends well with targets that are good enough or were not begun", () => {
  expect([good, poor].map(isFine)).toEqual([true, false])
  expect(isFine({ kind: "notBegun", target: "session" })).toBe(true)
  expect(isFine({ kind: "failed", target: "session" })).toBe(false)
})

it("says nothing but the table when all went well", () => {
  expect(endOf([good])).toEqual(["✓  csv  95.00 %  19 noticed  1 alive  1 errors (4.8 %)"])
})

it("says how to repeat what failed and to go on with what was not begun", () => {
  const lines = endOf([
    good,
    poor,
    { kind: "failed", target: "session" },
    { kind: "notBegun", target: "prices" }
  ])
  expect(lines).toEqual([
    expect.stringMatching(/^✓ {2}csv /u),
    expect.stringMatching(/^✗ {2}order +80\.00 % +8 noticed +2 alive +0 errors \(0\.0 %\)$/u),
    expect.stringMatching(/^✗ {2}session {2}not measured/u),
    expect.stringMatching(/^ +prices +not begun$/u),
    "At least 90 of 100 must be noticed, and at most 10 of 100 may be errors.",
    "Again: npm run mutants -- order session",
    "The budget is used up: 1 not begun. Go on: npm run mutants -- prices"
  ])
})

it("lists what lives by machine, with its place and that nobody has explained it", () => {
  const at = { line: 7, column: 3, mutator: "StringLiteral", original: '"a"', replacement: '""' }
  const lines = survivorLines({
    ...results("order", {}),
    survivors: [
      { ...at, file: "src/machines/order/answers.ts", status: "survived" },
      { ...at, file: "src/domain/place/zip.ts", status: "noCoverage" },
      { ...at, file: "src/machines/order.machine.ts", status: "survived" },
      { ...at, file: "src/machines/order.machine.ts", status: "survived", refused: "No overlap" }
    ]
  })
  const quoted = ['    "a" → ""', "    Not explained: write a test, or a reason in model-tests."]
  expect(lines).toEqual([
    "Alive in order, beside 1 that the compiler refuses:",
    "  src/machines/order/answers.ts:7:3 StringLiteral",
    ...quoted,
    "  src/machines/order.machine.ts:7:3 StringLiteral",
    ...quoted,
    "Alive in rules, beside 0 that the compiler refuses:",
    "  src/domain/place/zip.ts:7:3 StringLiteral (no test runs it)",
    ...quoted
  ])
})

it("lists what could not be judged, and why", () => {
  const broken = {
    file: "src/machines/order.machine.ts",
    line: 7,
    column: 3,
    mutator: "StringLiteral",
    original: '"a"',
    replacement: '""',
    message: "No initial state"
  }
  expect(brokenLines({ ...results("order", {}), broken: [broken] })).toEqual([
    "Error in src/machines/order.machine.ts:7:3 StringLiteral",
    '    "a" → ""',
    "    No initial state"
  ])
})
