import { describe, expect, it } from "vitest"
import { isInstalment } from "../options/option-ids.ts"
import { decodeOptions } from "../options/options-codec.ts"
import { groupOfTarget, hasInstalments, offersQuery, targetOfLanding, wishOfTarget } from "./simple-form.ts"

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

  it("is that of loose pellets, or of sacks for the target of pallets", () => {
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
