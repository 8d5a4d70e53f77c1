import { describe, expect, it } from "vitest"
import { choiceProblems } from "./choice-problems.ts"
import { completeCalculation } from "./complete-calculation.ts"
import { configurationOf } from "./configuration.ts"

const data = configurationOf(1, 3)
const complete = completeCalculation({ zipCode: "80331" }, data)

describe("the choices in a request", () => {
  it("are valid as the defaults, and without whole groups", () => {
    expect(choiceProblems(complete, data)).toEqual([])
    expect(choiceProblems({ ...complete, parameters: [], productCertifications: [] }, data)).toEqual([])
  })

  it("are refused if they are not sold", () => {
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

  it("need a calendar day only for an option with a date", () => {
    const problems = (choice: { id: number; desiredDate?: string }) =>
      choiceProblems({ ...complete, parameters: [{ id: 108 }, choice] }, data)
    const dateInvalid = [{ code: "dateInvalid", field: "Parameters.1.DesiredDate" }]
    expect(problems({ id: 141, desiredDate: "2026-12-01" })).toEqual([])
    expect(problems({ id: 141 })).toEqual(dateInvalid)
    expect(problems({ id: 141, desiredDate: "" })).toEqual(dateInvalid)
    expect(problems({ id: 132 })).toEqual([])
    expect(problems({ id: 132, desiredDate: "2026-02-30" })).toEqual([])
  })

  it("are refused if the black list of only one of them excludes the other, in either order", () => {
    const oneSided = {
      ...data,
      groups: data.groups.map((group) => ({
        ...group,
        parameters: group.parameters.map((each) => (each.id === 141 ? { ...each, blackList: [] } : each))
      }))
    }
    const dated = { id: 141, desiredDate: "2026-12-01" }
    for (const parameters of [
      [{ id: 111 }, dated],
      [dated, { id: 111 }]
    ])
      expect(choiceProblems({ ...complete, parameters }, oneSided)).toEqual([
        { code: "excluded", field: "Parameters.1.Id" }
      ])
  })

  it("are refused if a black list excludes one, whichever of the two has it", () => {
    const problems = (...parameters: ReadonlyArray<{ id: number; desiredDate?: string }>) =>
      choiceProblems({ ...complete, parameters }, data)
    const dated = { id: 141, desiredDate: "2026-12-01" }
    const excluded = [{ code: "excluded", field: "Parameters.1.Id" }]
    expect(problems({ id: 111 }, dated)).toEqual(excluded)
    expect(problems(dated, { id: 110 })).toEqual(excluded)
    expect(problems({ id: 109 }, dated)).toEqual([])
  })

  it("are refused with an unknown modifier", () => {
    const problems = (id: number, modifier?: number) =>
      choiceProblems({ ...complete, parameters: [modifier === undefined ? { id } : { id, modifier }] }, data)
    for (const months of [undefined, -1, 6, 9, 12, 18]) expect(problems(45, months)).toEqual([])
    for (const months of [0, 7, 24])
      expect(problems(45, months)).toEqual([{ code: "modifierInvalid", field: "Parameters.0.Modifier" }])
    expect(problems(132, 7)).toEqual([])
  })

  it("are refused as second ones of a group, whichever comes first", () => {
    const problems = (...ids: ReadonlyArray<number>) =>
      choiceProblems({ ...complete, parameters: ids.map((id) => ({ id })) }, data).map(({ field }) => field)
    expect(problems(110, 132, 40, 128, 160, -130)).toEqual([])
    expect(problems(110, 132, 111, 133)).toEqual(["Parameters.2.Id", "Parameters.3.Id"])
    expect(problems(5, 132)).toEqual(["Parameters.0.Id"])
  })

  it("are each reported with their index in the list", () => {
    const lists = { productCertifications: [1, 3, 6, 5], looseBlowingProcess: [1, 2] }
    expect(choiceProblems({ ...complete, ...lists }, data)).toEqual([
      { code: "unknownChoice", field: "ProductCertifications.1" },
      { code: "unknownChoice", field: "ProductCertifications.3" },
      { code: "unknownChoice", field: "LooseBlowingProcess.1" }
    ])
    expect(choiceProblems({ ...complete, product: { id: 21 } }, data)).toEqual([])
  })
})
