import { describe, expect, it } from "vitest"
import { isInstalment } from "../options/option-ids.ts"
import { decodeOptions } from "../options/options-codec.ts"
import {
  amountForGroup,
  groupOfTarget,
  hasInstalments,
  initialAmount,
  offersQuery,
  targetOfLanding,
  wishOfTarget,
  zipOfPage
} from "./simple-form.ts"

describe("the URL that the start button opens", () => {
  const plain = { productGroupSlug: "holzpellets-lose", zipCode: "01067", amount: 6000 } as const

  it("is readable", () => {
    expect(offersQuery({ ...plain, openSettings: false, wish: {} })).toBe("zipCode=01067&amount=6000")
    expect(offersQuery({ ...plain, openSettings: true, wish: {} })).toBe(
      "zipCode=01067&amount=6000&openSettings=1"
    )
    expect(offersQuery({ ...plain, zipCode: "", openSettings: true, wish: {} })).toBe(
      "amount=6000&openSettings=1"
    )
    expect(offersQuery({ ...plain, openSettings: false, wish: wishOfTarget("INSTALLMENT_12", 1) })).toBe(
      "zipCode=01067&amount=6000&options=45$12&stations=1"
    )
  })

  it("contains the option of twelve months' instalments, as the order query parses it", () => {
    expect(decodeOptions(wishOfTarget("INSTALLMENT_12", 2).options ?? "", isInstalment)).toEqual([
      { id: 45, modifier: 12 }
    ])
  })

  it("contains no option for other targets, or in countries without instalments", () => {
    expect([wishOfTarget("LOOSE", 1), wishOfTarget("PALLET", 1), wishOfTarget("INSTALLMENT_12", 3)]).toEqual([
      {},
      {},
      {}
    ])
  })

  it("is that of loose pellets, or of sacks for the target of pallets (rule start.target)", () => {
    expect((["LOOSE", "PALLET", "INSTALLMENT_12"] as const).map(groupOfTarget)).toEqual([3, 4, 3])
  })
})

describe("the target of a landing page", () => {
  it("is sacks on pages about sacks, and instalments before all others", () => {
    expect(targetOfLanding(undefined, "asUsual")).toBe("LOOSE")
    expect(targetOfLanding(4, "asUsual")).toBe("PALLET")
    expect(targetOfLanding(6, "asUsual")).toBe("LOOSE")
    expect(([undefined, 3, 4] as const).map((id) => targetOfLanding(id, "inInstalments"))).toEqual(
      Array.from({ length: 3 }, () => "INSTALLMENT_12")
    )
  })

  it("is instalments only in countries that have them", () => {
    expect(([1, 2, 3] as const).map(hasInstalments)).toEqual([true, true, false])
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

  it("keeps an amount for groups with the same unit", () => {
    const chosen = (amount: number | null) => ({ amount, isAmountChosen: true })
    const own = (amount: number) => ({ amount, isAmountChosen: false })
    expect(amountForGroup(3, 1, chosen(4000))).toEqual(chosen(4000))
    expect(amountForGroup(3, 1, chosen(6000)), "the group's default, but chosen").toEqual(chosen(6000))
    expect(amountForGroup(3, 1, own(6000)), "not chosen").toEqual(own(3000))
    expect(amountForGroup(4, 8, chosen(3))).toEqual(chosen(3))
    expect(amountForGroup(3, 4, chosen(4000))).toEqual(own(1))
    expect(amountForGroup(4, 3, chosen(null))).toEqual(own(6000))
  })
})
