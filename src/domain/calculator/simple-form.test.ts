import { describe, expect, it } from "vitest"
import { isInstalment } from "../options/option-ids.ts"
import { decodeOptions } from "../options/options-codec.ts"
import { groupOfTarget, hasInstalments, offersQuery, targetOfLanding, wishOfTarget } from "./simple-form.ts"

describe("where start leads", () => {
  const plain = { productGroupSlug: "holzpellets-lose", zipCode: "01067", amount: 6000 } as const

  it("is an address that people can read", () => {
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

  it("names an option that the order query reads back as twelve months", () => {
    expect(decodeOptions(wishOfTarget("INSTALLMENT_12", 2).options ?? "", isInstalment)).toEqual([
      { id: 45, modifier: 12 }
    ])
  })

  it("asks for nothing besides with the other targets, nor where there are no instalments", () => {
    expect([wishOfTarget("LOOSE", 1), wishOfTarget("PALLET", 1), wishOfTarget("INSTALLMENT_12", 3)]).toEqual([
      {},
      {},
      {}
    ])
  })

  it("is loose pellets, or sacks for pallets", () => {
    expect((["LOOSE", "PALLET", "INSTALLMENT_12"] as const).map(groupOfTarget)).toEqual([3, 4, 3])
  })
})

describe("what a landing page aims at", () => {
  it("is sacks where the page is about them, and instalments before all", () => {
    expect(targetOfLanding(undefined, "asUsual")).toBe("LOOSE")
    expect(targetOfLanding(4, "asUsual")).toBe("PALLET")
    expect(targetOfLanding(6, "asUsual")).toBe("LOOSE")
    expect(([undefined, 3, 4] as const).map((id) => targetOfLanding(id, "inInstalments"))).toEqual(
      Array.from({ length: 3 }, () => "INSTALLMENT_12")
    )
  })

  it("is instalments only where a country has them", () => {
    expect(([1, 2, 3] as const).map(hasInstalments)).toEqual([true, true, false])
  })
})
