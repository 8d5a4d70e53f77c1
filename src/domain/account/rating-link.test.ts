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
    expect(readOpinion({ ...given, [criterion]: null }, "", false)).toEqual({ wrong: [criterion] })
  expect(readOpinion({ ...given, service: null, stars: null }, "", false)).toEqual({
    wrong: ["stars", "service"]
  })
})

it("takes two thousand characters and refuses more, instead of cutting them off", () => {
  expect(longestOpinion).toBe(2000)
  expect(readOpinion(given, "x".repeat(2000), false)).toHaveProperty("opinion")
  expect(readOpinion({ ...given, service: null }, "x".repeat(2001), false)).toEqual({
    wrong: ["service", "text"]
  })
})
