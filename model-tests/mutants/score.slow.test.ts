import { expect, it } from "vitest"
import { errorShareOf, isEnough, nothing, scoreOf } from "./score.ts"

it.each([
  [nothing, 100, 0],
  [{ ...nothing, killed: 8, timeout: 1, survived: 1 }, 90, 0],
  [{ ...nothing, killed: 9, noCoverage: 1 }, 90, 0],
  [{ ...nothing, killed: 89_999, survived: 10_001 }, 89.99, 0],
  [{ ...nothing, killed: 9, errors: 1 }, 100, 10],
  [{ ...nothing, errors: 1 }, 100, 100]
])("scores %j", (counts, score, errors) => {
  expect([scoreOf(counts), errorShareOf(counts)]).toEqual([score, errors])
})

it("asks for 90 of 100 noticed and at most 10 of 100 errors", () => {
  expect(isEnough({ ...nothing, killed: 90, survived: 10, errors: 11 })).toBe(true)
  expect(isEnough({ ...nothing, killed: 89, survived: 11 })).toBe(false)
  expect(isEnough({ ...nothing, killed: 8, errors: 1 })).toBe(false)
})
