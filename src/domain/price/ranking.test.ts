import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { badgesOf, byPrice, type Ranked, rankingOf } from "./ranking.ts"

const offer = fc.record({
  total: fc.integer({ min: 1, max: 4 }),
  end: fc.integer({ min: 1, max: 4 }),
  rating: fc.integer({ min: 0, max: 3 }),
  ratingCount: fc.integer({ min: 0, max: 1 }),
  dealerId: fc.integer({ min: 100_000, max: 100_200 })
})
const some = (minLength: number) =>
  fc.uniqueArray(offer, { selector: (each) => each.dealerId, minLength, maxLength: 12 })

const a: Ranked = { total: 100, end: 5, rating: 80, ratingCount: 3, dealerId: 100_002 }

describe("the order of offers", () => {
  it("is by total, end of the window, rating and dealer id", () => {
    const listed = [
      { ...a, total: 99, rating: 0 },
      { ...a, end: 4, rating: 0 },
      { ...a, rating: 81 },
      { ...a, dealerId: 100_001 },
      a
    ]
    expect(listed.toReversed().toSorted(byPrice)).toEqual(listed)
  })

  it("can start with the delivery date or the rating", () => {
    const fast = { ...a, end: 1, total: 200, dealerId: 100_003 }
    const loved = { ...a, rating: 99, total: 300, dealerId: 100_004 }
    const first = (ordering: 0 | 1 | 2) => [a, fast, loved].toSorted(rankingOf(ordering))[0]
    expect([first(0), first(1), first(2)]).toEqual([a, fast, loved])
  })

  it("is independent of the order of the dealers", () => {
    fc.assert(
      fc.property(some(0), fc.constantFrom(0 as const, 1 as const, 2 as const), (found, ordering) => {
        const ranking = rankingOf(ordering)
        expect(found.toReversed().toSorted(ranking)).toEqual(found.toSorted(ranking))
      })
    )
  })
})

describe("badges", () => {
  it("are given once each, to the first offer in the respective order", () => {
    fc.assert(
      fc.property(some(2), (found) => {
        const { Cheapest, Fastest, BestRated } = badgesOf(found)
        expect(Cheapest).toBe(found.toSorted(rankingOf(0))[0])
        expect(Fastest).toBe(found.toSorted(rankingOf(1))[0])
        expect(BestRated).toBe(found.filter((each) => each.ratingCount > 0).toSorted(rankingOf(2))[0])
      })
    )
  })

  it("are not given to a single offer", () => {
    expect(badgesOf([a])).toEqual({ Cheapest: undefined, Fastest: undefined, BestRated: undefined })
  })
})
