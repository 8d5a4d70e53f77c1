import { expect, it } from "vitest"
import { longestOpinion, ratingCriteria, readOpinion } from "./rating-link.ts"

const given = { stars: 5, delivery: 4, quality: 3, service: 2 }

it("is an opinion with stars for everything that is asked (rule account.rating)", () => {
  expect(ratingCriteria).toEqual(["stars", "delivery", "quality", "service"])
  expect(readOpinion(given, "Gut", true)).toEqual({
    opinion: { stars: 5, text: "Gut", criteria: { delivery: 4, quality: 3, service: 2 }, isNamed: true }
  })
})

it("names what is missing, in the order in which it is asked", () => {
  for (const criterion of ratingCriteria)
    expect(readOpinion({ ...given, [criterion]: null }, "", false)).toEqual({ missing: [criterion] })
  expect(readOpinion({ ...given, service: null, stars: null }, "", false)).toEqual({
    missing: ["stars", "service"]
  })
})

it("ends after two thousand characters", () => {
  const read = readOpinion(given, "x".repeat(2001), false)
  expect("opinion" in read ? read.opinion.text : "").toHaveLength(2000)
  expect(longestOpinion).toBe(2000)
})
