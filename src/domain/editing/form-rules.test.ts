import { describe, expect, it } from "vitest"
import {
  choiceField,
  choicesField,
  isFieldsOf,
  lengthProblems,
  numberField,
  numberProblems,
  problemsAfter,
  requiredProblems,
  tickField
} from "./form-rules.ts"

describe("the problems of a form", () => {
  it("contain a required field that is empty", () => {
    const fields = { name: " ", city: "Ulm", roles: [], news: false }
    expect(requiredProblems(fields, "name", "city", "roles", "news", "other")).toEqual([
      { field: "name", code: "required" },
      { field: "roles", code: "required" }
    ])
  })

  it("contain a text that is too long without the blanks around it", () => {
    expect(lengthProblems({ name: " Anna ", city: "Ulm" }, { name: 4, city: 2 })).toEqual([
      { field: "city", code: "tooLong" }
    ])
  })

  it.each([
    ["", []],
    ["10", []],
    ["20,5", []],
    ["9.99", [{ code: "tooSmall", params: { least: 10 } }]],
    ["20,51", [{ code: "tooBig", params: { most: 20.5 } }]],
    ["9".repeat(16), [{ code: "tooBig", params: { most: 20.5 } }]],
    ["ten", [{ code: "noNumber" }]],
    ["1e3", [{ code: "noNumber" }]],
    ["1.000", [{ code: "noNumber" }]],
    ["12.500", [{ code: "noNumber" }]]
  ])("contain a number outside its limits, or text that is no number: %s", (price, found) => {
    const problems = numberProblems({ price }, "price", { least: 10, most: 20.5 })
    expect(problems).toEqual(found.map((problem) => ({ field: "price", ...problem })))
  })

  it("are dropped for a field that was changed, and for the form as a whole", () => {
    const kept = { field: "city", code: "required" }
    expect(
      problemsAfter([{ field: "name", code: "required" }, kept, { field: null, code: "gone" }], "name")
    ).toEqual([kept])
  })
})

describe("the input of a form", () => {
  it("is a number, a check mark or an option", () => {
    const fields = { price: " -1,5 ", news: true, unit: "kg", days: ["sun", "mon"] }
    expect(numberField(fields, "price")).toBe(-1.5)
    expect(numberField(fields, "unit")).toBeUndefined()
    expect([tickField(fields, "news"), tickField(fields, "unit")]).toEqual([true, false])
    expect(choiceField(fields, "unit", ["l", "kg"])).toBe("kg")
    expect(choiceField(fields, "unit", ["l"])).toBeUndefined()
    expect(choicesField(fields, "days", ["mon", "tue"])).toEqual(["mon"])
  })

  it("is restored from the tab's storage if it has all fields", () => {
    const isPrice = isFieldsOf(["name", "days"])
    expect(isPrice({ name: "a", days: ["mon"] })).toBe(true)
    for (const other of [null, "a", { name: "a" }, { name: "a", days: [1] }, { name: 1, days: [] }])
      expect(isPrice(other)).toBe(false)
  })
})
