import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { root } from "../../tools/run-tool.ts"
import { loaded } from "./plant.ts"
import { doubtOf, type JudgeReport, verdictOf } from "./verdict.ts"

const ran: JudgeReport = { file: "a.test.ts", problems: [], failed: [], passed: 3, seconds: 0 }
const asserted = { title: "says so", isByAssertion: true }
const thrown = { title: "falls over", isByAssertion: false }

describe("a planted fault", () => {
  it("is found if a test fails by an assertion", () => {
    expect(verdictOf([ran, { ...ran, failed: [thrown, asserted] }])).toEqual({ kind: "found", by: "says so" })
  })

  it("is missed if all tests pass, or none ran", () => {
    expect(verdictOf([ran, ran])).toEqual({ kind: "missed" })
    expect(verdictOf([])).toEqual({ kind: "missed" })
  })

  it("proves nothing if a file cannot be loaded, or tests only fail by other errors", () => {
    const unloaded = { ...ran, passed: 0, problems: ["Unexpected token"] }
    expect(verdictOf([{ ...ran, failed: [asserted] }, unloaded])).toEqual({
      kind: "broken",
      why: "Unexpected token"
    })
    expect(verdictOf([{ ...ran, failed: [thrown] }])).toEqual({
      kind: "broken",
      why: `"falls over" failed without an assertion`
    })
  })
})

describe("judges without a fault", () => {
  it("are trusted if they ran and passed", () => {
    expect(doubtOf([ran, ran])).toBeUndefined()
    expect(doubtOf([ran, { ...ran, failed: [asserted] }])).toBe(`a.test.ts: "says so" fails`)
    expect(doubtOf([{ ...ran, problems: ["no such module"] }])).toBe("a.test.ts: no such module")
    expect(doubtOf([{ ...ran, passed: 0 }])).toBe("a.test.ts: no test ran")
    expect(doubtOf([])).toBe("no judge ran")
  })
})

it("plants a fault only in its own module, with its exact text", () => {
  const fault = { name: "x", machine: "order" as const, file: "src/x.ts", text: "x", by: "$&", judges: [] }
  const file = join(root, fault.file)
  expect(loaded(fault, "$1 and x", file)).toBe("$1 and $&")
  expect(loaded(fault, "$1 and x", `${file}?v=1`)).toBe("$1 and $&")
  expect(loaded(fault, "$1 and x", `${file}x`)).toBeUndefined()
})
