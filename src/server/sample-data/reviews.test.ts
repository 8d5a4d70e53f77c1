import { expect, it } from "vitest"
import { dealersOf } from "./dealers.ts"
import { packagePlaces } from "./package-places.ts"
import { reviewsOf } from "./reviews.ts"

it("a sample of one product group has reviews of those dealers alone that sell it", () => {
  const dealers = dealersOf(1, packagePlaces(), { dealers: 150, offersPerZip: 20, productGroups: [3] })
  expect(dealers.some(({ groups }) => groups.length === 0)).toBe(true)
  const today = 20_000
  const reviews = dealers.flatMap((dealer) => reviewsOf(1, dealer, today))
  expect(reviews.length).toBeGreaterThan(0)
  expect(new Set(reviews.map((review) => review.product_group_id))).toEqual(new Set([3]))
})
