import { describe, expect, it } from "vitest"
import { completeCalculation } from "../options/complete-calculation.ts"
import { configurationOf } from "../options/configuration.ts"
import { isSameCalculation, mergeWishes, resetCalculation, roughCalculation } from "./begin-calculation.ts"

const data = configurationOf(1, 3)
const complete = completeCalculation({ zipCode: "80331", amount: 6000 }, data)

describe("before init has answered", () => {
  it("only the choices in the URL are set (rule calculator.wish)", () => {
    expect(roughCalculation(2, 3, {})).toEqual({
      productGroupId: 3,
      countryId: 2,
      zipCode: "",
      amount: 6000,
      stations: 1,
      product: { id: -1 },
      parameters: [],
      appointmentPlus: false,
      productCertifications: [],
      looseBlowingProcess: [],
      ordering: 0
    })
    const said = {
      zipCode: "80331",
      amount: 0,
      stations: 2,
      product: { id: 21 },
      parameters: [{ id: 40 }],
      appointmentPlus: true,
      productCertifications: [1],
      looseBlowingProcess: [1],
      ordering: 2 as const
    }
    expect(roughCalculation(1, 3, said)).toEqual({ productGroupId: 3, countryId: 1, ...said })
    expect(roughCalculation(1, 4, {}), "the default amount of another group").toMatchObject({ amount: 1 })
  })

  it("the last wish that has a value counts", () => {
    expect(mergeWishes()).toEqual({})
    expect(mergeWishes({ zipCode: "80331" }, { zipCode: undefined })).toEqual({ zipCode: "80331" })
    expect(
      mergeWishes(
        { amount: 1, stations: 2, zipCode: "1" },
        { amount: 0, zipCode: undefined },
        { zipCode: "" }
      )
    ).toEqual({ amount: 0, stations: 2, zipCode: "" })
  })

  it("a reset keeps place, amount and ordering, and drops all options", () => {
    const changed = completeCalculation(
      { ...complete, amount: 4711, stations: 3, product: { id: 21 }, parameters: [{ id: 40 }], ordering: 1 },
      data
    )
    expect(resetCalculation(changed, data)).toEqual({ ...complete, amount: 4711, ordering: 1 })
  })
})

describe("two calculations", () => {
  it("are equal whatever the order of keys at any depth", () => {
    const dated = { ...complete, parameters: [{ id: 141, desiredDate: "2026-12-01" }] }
    const other = { ...complete, parameters: [{ desiredDate: "2026-12-01", id: 141 }] }
    expect(isSameCalculation(dated, other)).toBe(true)
    const reversed = completeCalculation(dated, data)
    expect(
      isSameCalculation(reversed, {
        ...Object.fromEntries(Object.entries(reversed).toReversed()),
        ...reversed
      })
    ).toBe(true)
  })

  it("differ if any one of their parts differs", () => {
    for (const change of [
      { zipCode: "80333" },
      { amount: 6001 },
      { stations: 2 },
      { product: { id: 21 } },
      { product: { id: 20, climateNeutral: true } },
      { parameters: [] },
      { parameters: complete.parameters.toReversed() },
      { productCertifications: [1, 2, 4] },
      { ordering: 1 as const },
      { palletBagCount: 66 }
    ])
      expect(isSameCalculation(complete, { ...complete, ...change }), `${JSON.stringify(change)}`).toBe(false)
  })
})
