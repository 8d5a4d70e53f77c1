import { describe, expect, it } from "vitest"
import { completeCalculation } from "../options/complete-calculation.ts"
import { configurationOf } from "../options/configuration.ts"
import { isSameCalculation, mergeWishes, resetCalculation, roughCalculation } from "./begin-calculation.ts"
import { wishProblems } from "./problems.ts"
import { amountForGroup, groupOfTarget, initialAmount } from "./simple-form.ts"

const data = configurationOf(1, 3)
const complete = completeCalculation({ zipCode: "80331", amount: 6000 }, data)

describe("the start of a calculation", () => {
  it("merges two wishes: the later value counts, and values of only one are kept", () => {
    expect(mergeWishes({ zipCode: "10115", amount: 9000 }, { amount: 4000, stations: undefined })).toEqual({
      zipCode: "10115",
      amount: 4000
    })
  })

  it("has the group's default amount before anything is known", () => {
    expect(roughCalculation(1, 4, {})).toMatchObject({ zipCode: "", amount: 1, stations: 1, parameters: [] })
  })

  it("a reset keeps only place, amount and ordering", () => {
    const changed = { ...complete, appointmentPlus: true, productCertifications: [1], ordering: 2 as const }
    expect(resetCalculation(changed, data)).toEqual({ ...complete, ordering: 2 })
  })

  it("is equal whatever the order of its keys", () => {
    const { zipCode, ...rest } = complete
    expect(isSameCalculation(complete, { ...rest, zipCode })).toBe(true)
    expect(isSameCalculation(complete, { ...complete, amount: 6001 })).toBe(false)
  })
})

describe("the problems of a wish", () => {
  it("distinguish an empty field from one without a number (rule amount.empty)", () => {
    const codes = (amount: number | null) => wishProblems(complete, amount).map((problem) => problem.code)
    expect(codes(null)).toEqual(["amountRequired"])
    expect(codes(0)).toEqual(["amountMin"])
    expect(codes(6000)).toEqual([])
  })

  it("start with the postal code's problem", () => {
    expect(wishProblems({ ...complete, zipCode: "8033" }, 1).map((problem) => problem.code)).toEqual([
      "zipInvalid",
      "amountMin"
    ])
  })
})

describe("the simple form", () => {
  it("has loose pellets or sacks as its target (rule start.target)", () => {
    expect([groupOfTarget("LOOSE"), groupOfTarget("PALLET")]).toEqual([3, 4])
    expect([initialAmount(3), initialAmount(1), initialAmount(4)]).toEqual([6000, 3000, 1])
  })

  it("keeps an amount for groups with the same unit", () => {
    const chosen = (amount: number | null) => ({ amount, isAmountChosen: true })
    const own = (amount: number) => ({ amount, isAmountChosen: false })
    expect(amountForGroup(3, 1, chosen(4000))).toEqual(chosen(4000))
    expect(amountForGroup(3, 1, chosen(6000)), "the group's own, chosen").toEqual(chosen(6000))
    expect(amountForGroup(3, 1, own(6000)), "not chosen").toEqual(own(3000))
    expect(amountForGroup(4, 8, chosen(3))).toEqual(chosen(3))
    expect(amountForGroup(3, 4, chosen(4000))).toEqual(own(1))
    expect(amountForGroup(4, 3, chosen(null))).toEqual(own(6000))
  })
})
