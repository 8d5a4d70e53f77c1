import { describe, expect, it } from "vitest"
import { choiceProblems } from "./choice-problems.ts"
import { completeCalculation } from "./complete-calculation.ts"
import { configurationOf } from "./configuration.ts"

const data = configurationOf(1, 3)
const complete = completeCalculation({ zipCode: "80331" }, data)

describe("choices of a call", () => {
  it("are fine as the defaults, and when whole groups are left out", () => {
    expect(choiceProblems(complete, data)).toEqual([])
    expect(choiceProblems({ ...complete, parameters: [], productCertifications: [] }, data)).toEqual([])
  })

  it("are told where nobody sells them", () => {
    const [first] = complete.parameters
    const dated = data.groups.flatMap(({ parameters }) => parameters).find(({ hasSubItems }) => hasSubItems)
    const parameters = [
      { id: 999_999 },
      ...(first === undefined ? [] : [first, first]),
      ...(dated === undefined ? [] : [{ id: dated.id, desiredDate: "2026-02-30" }])
    ]
    expect(
      choiceProblems(
        {
          ...complete,
          parameters,
          product: { id: 4711 },
          productCertifications: [1_000],
          looseBlowingProcess: [77]
        },
        data
      )
    ).toEqual([
      { code: "unknownChoice", field: "Product.Id" },
      { code: "unknownChoice", field: "Parameters.0.Id" },
      { code: "chosenTwice", field: "Parameters.2.Id" },
      { code: "dateInvalid", field: "Parameters.3.DesiredDate" },
      { code: "unknownChoice", field: "ProductCertifications.0" },
      { code: "unknownChoice", field: "LooseBlowingProcess.0" }
    ])
  })
})
