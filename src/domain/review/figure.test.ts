import { describe, expect, it } from "vitest"
import { dealerFigure, noReviews, plainMean } from "./figure.ts"

describe("a dealer's figure (rule review.figure)", () => {
  it.each([
    [noReviews, 0, 0],
    // (5 + 17.5) / 6 = 3.75
    [[0, 0, 0, 0, 1], 75, 1],
    // (1 + 17.5) / 6 = 3.083…
    [[1, 0, 0, 0, 0], 62, 1],
    // (250 + 17.5) / 55 = 4.863…
    [[0, 0, 0, 0, 50], 97, 50],
    // (1 + 4 + 9 + 16 + 25 + 17.5) / 20 = 3.625
    [[1, 2, 3, 4, 5], 73, 15]
  ] as const)("of %j is %d of 100 from %d reviews", (distribution, rating, count) => {
    expect(dealerFigure(distribution)).toEqual({ rating, count })
  })

  it("increases with every five-star review and decreases with every one-star review", () => {
    for (let fives = 1; fives < 40; fives++) {
      const before = dealerFigure([3, 0, 0, 0, fives]).rating
      expect(dealerFigure([3, 0, 0, 0, fives + 5]).rating).toBeGreaterThanOrEqual(before)
      expect(dealerFigure([8, 0, 0, 0, fives]).rating).toBeLessThan(before)
    }
  })

  it("includes the plain mean", () => {
    expect(plainMean(noReviews)).toBeNull()
    expect(plainMean([0, 0, 1, 0, 1])).toBe(4)
  })
})
