import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sharesOf } from "./shares.ts"

const sum = (values: ReadonlyArray<number>): number => values.reduce((before, value) => before + value, 0)

describe("shares of a sum of money", () => {
  it("give the remaining cents to the largest remainders, and of equal ones to the first", () => {
    expect(sharesOf(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(sharesOf(101, [1, 1, 1])).toEqual([34, 34, 33])
    expect(sharesOf(100, [1, 2])).toEqual([33, 67])
    expect(sharesOf(100, [1, 2, 3])).toEqual([17, 33, 50])
    expect(sharesOf(100, [0, 1, 1])).toEqual([0, 50, 50])
    expect(sharesOf(1, [1, 1, 1, 1, 1])).toEqual([1, 0, 0, 0, 0])
    expect(sharesOf(3, [2, 2, 2, 2, 2])).toEqual([1, 1, 1, 0, 0])
    expect(sharesOf(0, [3000, 4000])).toEqual([0, 0])
  })

  it("sum up exactly, and each differs from its exact value by less than a cent", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50_000_000 }),
        fc.array(fc.integer({ min: 1, max: 32_000 }), { minLength: 1, maxLength: 5 }),
        (total, weights) => {
          const shares = sharesOf(total, weights)
          expect(sum(shares)).toBe(total)
          for (const [place, share] of shares.entries()) {
            const exact = (total * (weights[place] ?? 0)) / sum(weights)
            expect(Math.abs(share - exact)).toBeLessThan(1)
          }
        }
      )
    )
  })
})
