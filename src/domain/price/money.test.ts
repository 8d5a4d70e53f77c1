import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { divideHalfUp, fromDecimal, toDecimal } from "./money.ts"

describe("rounding half up", () => {
  it.each([
    [5, 10, 1],
    [4, 10, 0],
    [15, 10, 2],
    [1, 3, 0],
    [2, 3, 1],
    [0, 7, 0],
    [-5, 10, 0],
    [-6, 10, -1],
    [-10, 10, -1],
    [Number.MAX_SAFE_INTEGER, 1, Number.MAX_SAFE_INTEGER],
    [Number.MAX_SAFE_INTEGER, 2, 2 ** 52],
    [2 ** 52 + 1, 2 ** 53 - 1, 1]
  ])("%i / %i is %i", (numerator, denominator, quotient) => {
    expect(divideHalfUp(numerator, denominator)).toBe(quotient)
  })

  it("equals exact integer arithmetic, also where doubling exceeds 2^53", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }),
        fc.nat({ max: 10_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (a, b, d) => {
          const product = a * b
          fc.pre(Number.isSafeInteger(product))
          const doubled = 2n * BigInt(product) + BigInt(d)
          const cut = doubled / (2n * BigInt(d))
          const exact = doubled % (2n * BigInt(d)) < 0n ? cut - 1n : cut
          expect(BigInt(divideHalfUp(product, d))).toBe(exact)
        }
      )
    )
  })

  it("keeps cents through the decimals of the JSON API", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(fromDecimal(toDecimal(cents))).toBe(cents)
      })
    )
  })
})
