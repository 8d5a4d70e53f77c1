import { expect, it } from "vitest"
import { pointersIn } from "./pointers.ts"

it.each([
  ["/** Rounded half up (rule price.rounding). */", ["price.rounding"]],
  ["it stands there (rules zip.form and amount.limits), as decision 005 says", ["zip.form", "amount.limits"]],
  ["// rules price.step, price.fees and\n  // price.vat.", ["price.step", "price.fees", "price.vat"]],
  ["/**\n * Rule\n * page.progress: not before 200 ms\n */", ["page.progress"]],
  ["a rule of the shop; rules and machines. a.b", []]
])("rules are found in %j", (text, rules) => {
  expect(pointersIn(text).rules).toEqual(rules)
})

it("decisions and documents are found", () => {
  const text = "decisions 006 and 017, docs/decisions/023, and decision\n * 026; see docs/operations.md"
  expect(pointersIn(text)).toEqual({
    rules: [],
    decisions: ["006", "017", "026", "023"],
    documents: ["docs/operations.md"]
  })
})
