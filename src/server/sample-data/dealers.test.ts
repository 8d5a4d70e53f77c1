import { describe, expect, it } from "vitest"
import { type CountryId, countryIds } from "../../domain/place/country.ts"
import { type ProductGroupId, productGroups } from "../../domain/product/product-group.ts"
import type { Dealer } from "./dealer.ts"
import { dealersOf } from "./dealers.ts"
import { packagePlaces } from "./package-places.ts"
import { isUnserved, unservedPrefixes } from "./unserved.ts"

const places = packagePlaces()
const codesOf = (countryId: CountryId) => [
  ...new Set(places.filter((place) => place.countryId === countryId).map((place) => place.zipCode))
]
const offersAt = (
  dealers: ReadonlyArray<Dealer>,
  countryId: CountryId,
  zipCode: string,
  group: ProductGroupId
) =>
  dealers.filter(
    (dealer) =>
      dealer.countryId === countryId &&
      dealer.groups.includes(group) &&
      dealer.areas.some((area) => area.zipPrefixes.some((prefix) => zipCode.startsWith(prefix)))
  ).length
const shareBetween = (dealers: ReadonlyArray<Dealer>, low: number, high: number) => {
  let within = 0
  let all = 0
  for (const countryId of countryIds)
    for (const zipCode of codesOf(countryId).filter((_, index) => index % 37 === 0))
      for (const { id } of productGroups) {
        if (isUnserved(countryId, zipCode)) continue
        const offers = offersAt(dealers, countryId, zipCode, id)
        all += 1
        if (offers >= low && offers <= high) within += 1
      }
  return within / all
}

describe("dealers of the sample", () => {
  const dealers = dealersOf(42, places, { dealers: 150, offersPerZip: 22 })

  it("are 150 with ids from 100000 and branches in all three countries", () => {
    expect(dealers.map((dealer) => dealer.id)).toEqual(
      Array.from({ length: 150 }, (_, index) => 100_000 + index)
    )
    expect(countryIds.map((id) => dealers.filter((dealer) => dealer.countryId === id).length)).toEqual([
      70, 40, 40
    ])
    expect(new Set(dealers.map((dealer) => dealer.company.name)).size).toBe(150)
    expect(new Set(dealers.map((dealer) => dealer.company.slug)).size).toBe(150)
  })

  it("offer each product group 15 to 30 times at almost every served place", () => {
    expect(shareBetween(dealers, 15, 30)).toBeGreaterThan(0.97)
  })

  it("deliver nowhere to the unserved places, which every country has, and to the rest of Liechtenstein", () => {
    for (const countryId of countryIds) {
      const unserved = codesOf(countryId).filter((zipCode) => isUnserved(countryId, zipCode))
      expect(unserved.length).toBeGreaterThan(9)
      for (const prefix of unservedPrefixes(countryId))
        expect(unserved.some((zipCode) => zipCode.startsWith(prefix))).toBe(true)
      for (const zipCode of unserved) expect(offersAt(dealers, countryId, zipCode, 3)).toBe(0)
    }
    expect(offersAt(dealers, 3, "9490", 3)).toBeGreaterThan(10)
    expect(offersAt(dealers, 3, "9485", 3)).toBe(0)
  })

  it("keep the number of offers at a place if there are ten times as many dealers", () => {
    expect(shareBetween(dealersOf(42, places, { dealers: 1500, offersPerZip: 22 }), 13, 32)).toBeGreaterThan(
      0.95
    )
  })

  it("are the same for the same seed and others for another", () => {
    expect(dealersOf(42, places, { dealers: 30, offersPerZip: 5 })).toEqual(
      dealersOf(42, places, { dealers: 30, offersPerZip: 5 })
    )
    expect(dealersOf(43, places, { dealers: 30, offersPerZip: 5 })).not.toEqual(
      dealersOf(42, places, { dealers: 30, offersPerZip: 5 })
    )
  })
})
