import { expect, it } from "vitest"
import { longestReview } from "../review/review.ts"
import { ratingCriteria, readOpinion } from "./rating-link.ts"

const given = { stars: 5, delivery: 4, quality: 3, service: 2 }

it("a rating is complete with stars for every criterion (rule account.rating)", () => {
  expect(ratingCriteria).toEqual(["stars", "delivery", "quality", "service"])
  expect(readOpinion(given, "Gut", true)).toEqual({
    opinion: { stars: 5, text: "Gut", criteria: { delivery: 4, quality: 3, service: 2 }, isNamed: true }
  })
})

it("missing stars are reported in the order of the criteria", () => {
  for (const criterion of ratingCriteria)
    expect(readOpinion({ ...given, [criterion]: null }, "", false)).toEqual({ wrong: [criterion] })
  expect(readOpinion({ ...given, service: null, stars: null }, "", false)).toEqual({
    wrong: ["stars", "service"]
  })
})

it("a text of up to 2000 characters is accepted, a longer one refused instead of cut", () => {
  expect(longestReview).toBe(2000)
  expect(readOpinion(given, "x".repeat(2000), false)).toHaveProperty("opinion")
  expect(readOpinion({ ...given, service: null }, "x".repeat(2001), false)).toEqual({
    wrong: ["service", "text"]
  })
})
