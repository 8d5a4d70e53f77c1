import { describe, expect, it } from "vitest"
import { completeCalculation } from "../options/complete-calculation.ts"
import { configurationOf } from "../options/configuration.ts"
import { isSameCalculation, mergeWishes, resetCalculation, roughCalculation } from "./begin-calculation.ts"
import { isBlockedBy, wishProblems } from "./problems.ts"
import { amountForGroup, initialAmount, wishOfTarget, zipOfPage } from "./simple-form.ts"

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

describe("the problems of a wish that is not calculated", () => {
  const limits = { min: 1000, max: 20_000 }

  it("contain field and limits, the postal code's first", () => {
    expect(wishProblems({ ...complete, zipCode: "" }, null)).toEqual([
      { code: "zipRequired", field: "zipCode", params: {} },
      { code: "amountRequired", field: "amount", params: limits }
    ])
    expect(wishProblems(complete, 20_001)).toEqual([{ code: "amountMax", field: "amount", params: limits }])
    expect(wishProblems({ ...complete, amount: 1 }, 1000)).toEqual([])
    expect(wishProblems({ ...complete, zipCode: "8033" }, 6000)).toEqual([
      { code: "zipInvalid", field: "zipCode", params: {} }
    ])
  })

  it("decide what blocks the calculation", () => {
    expect(isBlockedBy({ ...complete, zipCode: "" }, 1, "zipRequired")).toBe(true)
    expect(isBlockedBy({ ...complete, zipCode: "" }, 1, "amountMin")).toBe(false)
    expect(isBlockedBy(complete, 999, "amountMin")).toBe(true)
    expect(isBlockedBy(complete, 6000, "amountMin")).toBe(false)
  })

  it("contain the minimum amount for two stations", () => {
    const two = { ...complete, stations: 2 }
    expect(wishProblems(two, 1999)).toEqual([
      { code: "amountMin", field: "amount", params: { min: 2000, max: 20_000 } }
    ])
    expect(wishProblems(two, 2000)).toEqual([])
  })
})

describe("a landing page's form", () => {
  it("starts with the default amount of its group (rule amount.simple-limits)", () => {
    expect(([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map(initialAmount)).toEqual([
      3000, 1000, 6000, 1, 1000, 1, 1000, 1, 6000, 6000
    ])
    expect(amountForGroup(3, 7, { amount: null, isAmountChosen: true }).amount).toBeNull()
    expect(amountForGroup(6, 1, { amount: 2, isAmountChosen: true }).amount).toBe(3000)
  })

  it("has the postal code of its local page, from the last segment that is one", () => {
    expect(zipOfPage(1, { state: "bayern" })).toBe("")
    expect(zipOfPage(1, { state: "bayern", countyOrCityZip: "80331" })).toBe("80331")
    expect(zipOfPage(1, { state: "bayern", countyOrCityZip: "muenchen", cityZip: "80333" })).toBe("80333")
    expect(zipOfPage(1, { state: "bayern", countyOrCityZip: "80331", cityZip: "80333" })).toBe("80333")
    expect(zipOfPage(1, { state: "bayern", countyOrCityZip: "80331", cityZip: "mitte" })).toBe("80331")
    expect(zipOfPage(1, { state: "bayern", countyOrCityZip: "muenchen" })).toBe("")
    expect(zipOfPage(2, { state: "wien", countyOrCityZip: "80331" })).toBe("")
  })

  it("offers instalments with one station in both countries with euros", () => {
    for (const countryId of [1, 2] as const)
      expect(wishOfTarget("INSTALLMENT_12", countryId)).toEqual({ options: "45$12", stations: "1" })
  })
})
