import { describe, expect, it } from "vitest"
import type { CountryId } from "../place/country.ts"
import type { PalletBags } from "../product/group-facts.ts"
import { productGroup, type ProductGroupId } from "../product/product-group.ts"
import { qualityFacts } from "./quality-facts.ts"
import { certificatesIn, comparedQuality, qualityIn, qualityNames } from "./quality.ts"

describe("quality of an offer (rule offer.like-with-like)", () => {
  it.each([
    [51, "ISO 17225-4 A1, bis 25\u00a0% Wasser"],
    [52, "ISO 17225-4 A2, bis 35\u00a0% Wasser"]
  ])("is the moisture that class %i of wood chips allows", (id, words) => {
    expect(qualityIn(productGroup(9), { certificationIds: [id] })).toBe(words)
  })

  it("includes only certificates of the group", () => {
    const goods = { certificationIds: [1, 4, 99] }
    expect(certificatesIn(productGroup(3), goods)).toBe("ENplus A1, ENplus A2")
    expect(qualityIn(productGroup(1), { certificationIds: [1] })).toBe("")
  })
})

describe("weight of a pallet in summaries and receipts (rule offer.like-with-like)", () => {
  const weightOf = (groupId: ProductGroupId, countryId: CountryId, palletBags: PalletBags | null = null) =>
    qualityFacts(productGroup(groupId), { certificationIds: [], palletBags }, countryId).find(
      ({ name }) => name === "Gewicht je Palette"
    )?.value

  it("is that of the offer's bags, otherwise that of the group, in the notation of each country", () => {
    expect(weightOf(4, 1, { size: 15, count: 66 })).toBe("990 kg")
    expect(weightOf(8, 1)).toBe("960 kg")
    expect(([1, 2, 3] as const).map((countryId) => weightOf(6, countryId))).toEqual([
      "1.000 kg",
      "1\u00a0000 kg",
      "1’000 kg"
    ])
  })

  it("is left out for goods sold by weight or volume", () => {
    for (const id of [1, 2, 3, 5, 7, 9, 10] as const) expect(weightOf(id, 1)).toBeUndefined()
  })
})

describe("the declaration of firewood (rule offer.declared)", () => {
  const firewood = productGroup(7)
  const goods = (...certificationIds: ReadonlyArray<number>) => ({ certificationIds })

  it("is in the row with its promise, before the certificate", () => {
    expect(qualityIn(firewood, goods(31, 61, 72, 81))).toBe(
      "Buche, 33 cm, kammergetrocknet, bis 20\u00a0% Holzfeuchte, PEFC"
    )
    expect(qualityNames(firewood, goods(31, 61, 72, 81))).toBe("Buche, 33 cm, kammergetrocknet, PEFC")
  })

  it("is reported as missing if the dealer makes none, and never invented", () => {
    expect(qualityIn(firewood, goods(32))).toBe("FSC, Holzart, Scheitlänge und Holzfeuchte nicht angegeben")
    expect(qualityIn(firewood, goods(61, 72))).toBe("Buche, 33 cm, Holzfeuchte nicht angegeben")
    expect(qualityFacts(firewood, { ...goods(61, 72), palletBags: null }, 1)).toEqual([
      { name: "Holzart", value: "Buche" },
      { name: "Scheitlänge", value: "33 cm" },
      { name: "Holzfeuchte", value: "nicht angegeben" }
    ])
  })

  it("is compared by species and moisture, not by length; without a declaration the certificate is compared", () => {
    expect(comparedQuality(firewood, goods(31, 61, 71, 81))).toBe("Buche, kammergetrocknet")
    expect(comparedQuality(firewood, goods(61, 74, 81))).toBe("Buche, kammergetrocknet")
    expect(comparedQuality(firewood, goods(31))).toBe("PEFC")
  })
})
