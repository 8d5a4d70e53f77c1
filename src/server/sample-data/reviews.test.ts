import { expect, it } from "vitest"
import { countryIds } from "../../domain/place/country.ts"
import { dayNumber } from "./day.ts"
import { dealersOf } from "./dealers.ts"
import { packagePlaces } from "./package-places.ts"
import { reviewsOf } from "./reviews.ts"

const today = "2026-11-21"
const dealers = dealersOf(1, packagePlaces(), { dealers: 150, offersPerZip: 22 })
const all = dealers.flatMap((dealer) =>
  reviewsOf(1, dealer, dayNumber(today)).map((review) => ({ ...review, countryId: dealer.countryId }))
)

it("reviews are there in each country, good and bad, all of them with a text of whole sentences", () => {
  for (const countryId of countryIds) {
    const own = all.filter((review) => review.countryId === countryId)
    for (const stars of [1, 2, 3, 4, 5]) expect(own.some((review) => review.stars === stars)).toBe(true)
  }
  for (const { body } of all) expect(body).toMatch(/^[A-ZÄÖÜ].{15,}\.$/u)
  // hardly any review text occurs twice
  expect(new Set(all.map(({ body }) => body)).size).toBeGreaterThan(200)
})

it("some reviews have the dealer's answer, which comes after the review and before today", () => {
  const answered = all.filter(({ answer }) => answer !== null)
  expect(answered.length).toBeGreaterThan(all.length / 10)
  for (const { answer, created_at: created, answered_at: at } of answered) {
    expect(answer).not.toBe("")
    expect(at !== null && at > created && at < today).toBe(true)
  }
})

it("a sample of one product group has reviews of those dealers alone that sell it", () => {
  const some = dealersOf(1, packagePlaces(), { dealers: 150, offersPerZip: 20, productGroups: [3] })
  expect(some.some(({ groups }) => groups.length === 0)).toBe(true)
  const reviews = some.flatMap((dealer) => reviewsOf(1, dealer, dayNumber(today)))
  expect(reviews.length).toBeGreaterThan(0)
  expect(new Set(reviews.map((review) => review.product_group_id))).toEqual(new Set([3]))
})
