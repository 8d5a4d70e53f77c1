import { describe, expect, it } from "vitest"
import { productGroup } from "../../domain/product/product-group.ts"
import { landingPrice, pricePerKilogram } from "./landing-price.ts"

const answer = { totalPrice: 2447.28, currency: "EUR", dateTime: "2026-11-21T10:00:00Z" } as const

describe("the price of a landing page", () => {
  it("compares six tonnes with six pallets", () => {
    const groups = [3, 4, 6, 8, 9] as const
    expect(groups.map((id) => productGroup(id).comparisonAmount)).toEqual([6000, 6, 6, 1, 6000])
  })

  it("is that of one kilogram, whatever the packaging", () => {
    const perKilogram = ([3, 4, 6, 8, 1] as const).map((groupId) => {
      const price = landingPrice(groupId, answer)
      return price && pricePerKilogram(price)?.toFixed(4)
    })
    // amounts of the offers: 6000 kg, 6 × 975 kg, 6 × 1000 kg, 960 kg
    expect(perKilogram).toEqual(["0.4079", "0.4183", "0.4079", "2.5493", undefined])
  })

  it("is missing while the server has none", () => {
    expect(landingPrice(3, {})).toBeUndefined()
    expect(landingPrice(3, { ...answer, dateTime: undefined })).toBeUndefined()
    expect(landingPrice(3, { ...answer, currency: undefined })).toBeUndefined()
    expect(landingPrice(3, { ...answer, totalPrice: undefined })).toBeUndefined()
  })
})
