import { describe, expect, it } from "vitest"
import { bestOfDealers } from "./best-of-dealers.ts"
import { codesByPrefix, deliveryRegions } from "./delivery-regions.ts"

const offer = (dealerId: number, areaId: number, total: number, end: number, rating: number) => ({
  dealerId,
  areaId,
  total,
  end,
  rating,
  ratingCount: 1
})

describe("the list of dealers", () => {
  const offers = [
    offer(100_001, 1, 240_000, 9, 80),
    offer(100_001, 2, 230_000, 12, 80),
    offer(100_002, 3, 235_000, 5, 60),
    offer(100_003, 4, 260_000, 7, 95)
  ]
  const order = (ordering: 0 | 1 | 2) => bestOfDealers(offers, ordering).map(({ areaId }) => areaId)

  it("contains each dealer once with its cheapest area, ordered by price, date or rating (rule offer.ranking)", () => {
    expect(order(0)).toEqual([2, 3, 4])
    expect(order(1)).toEqual([3, 4, 2])
    expect(order(2)).toEqual([4, 2, 3])
  })
})

describe("a dealer's delivery area", () => {
  const towns = [
    ["80331", "BY"],
    ["80333", "BY"],
    ["86150", "BY"],
    ["89073", "BW"],
    ["89231", "BY"]
  ].map(([zipCode = "", regionCode = ""]) => ({ zipCode, regionCode }))
  const counts = codesByPrefix(towns)

  it("is summed up by federal state with the share served, counting each postal code once", () => {
    expect(deliveryRegions(["803", "80331", "89"], counts)).toEqual(
      new Map([
        ["BY", 0.75],
        ["BW", 1]
      ])
    )
    expect(deliveryRegions([""], counts)).toEqual(
      new Map([
        ["BY", 1],
        ["BW", 1]
      ])
    )
    expect(deliveryRegions(["7"], counts)).toEqual(new Map())
  })
})
