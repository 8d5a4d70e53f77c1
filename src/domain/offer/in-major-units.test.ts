import { expect, it } from "vitest"
import { inMajorUnits } from "./in-major-units.ts"
import type { Kind } from "./member-kind.ts"

const kind: Kind = {
  record: {
    name: "text",
    total: "money",
    discount: { orNull: { record: { amount: "money", share: "number" } } },
    fees: { listOf: { record: { key: { oneOf: ["a"] }, amount: "money" } } },
    marks: { listOf: "integer" },
    isNew: "flag"
  }
}

it("changes money however deep it lies, and nothing else (rule wire.money)", () => {
  const marks = [1, 2]
  const value = {
    name: "100",
    total: 12_345,
    discount: { amount: 105, share: 7 },
    fees: [{ key: "a", amount: 5 }],
    marks,
    isNew: true
  }
  const shown = inMajorUnits(kind, value)
  expect(shown).toEqual({
    ...value,
    total: 123.45,
    discount: { amount: 1.05, share: 7 },
    fees: [{ key: "a", amount: 0.05 }]
  })
  expect(shown.marks).toBe(marks)
  expect(inMajorUnits(kind, { ...value, discount: null }).discount).toBeNull()
})

it("leaves out what is not there, and keeps the order of the description", () => {
  expect(Object.keys(inMajorUnits(kind, { fees: [], total: 1 }))).toEqual(["total", "fees"])
})
