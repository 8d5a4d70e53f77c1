import { scaleLinear } from "d3-scale"
import fc from "fast-check"
import { expect, it } from "vitest"
import { placing, roundFigures, roundSpan } from "./round-scale.ts"

it("a scale ends at round figures, with further ones between", () => {
  expect(roundSpan(38_200, 43_900, 4)).toEqual([38_000, 44_000])
  expect(roundFigures(38_000, 44_000, 4)).toEqual([38_000, 40_000, 42_000, 44_000])
  expect(roundSpan(1.0312, 1.1874, 4)).toEqual([1, 1.2])
  expect(roundFigures(1, 1.2, 4)).toEqual([1, 1.05, 1.1, 1.15, 1.2])
  expect(roundSpan(0, 0, 4)).toEqual([0, 1])
  // a short span of values far from 0
  expect(roundFigures(199.9995, 199.9997, 4)).toEqual([199.9995, 199.99955, 199.9996, 199.99965, 199.9997])
  expect(placing([10, 20], [0, 100])(15)).toBe(50)
})

const amount = fc.integer({ min: 1, max: 2_000_000 })
const spans = fc.tuple(amount, amount).filter(([one, other]) => one < other)

it("the scale is the same as in the charts behind the sign-in", () => {
  fc.assert(
    fc.property(spans, (span) => {
      const scale = scaleLinear(span, [0, 1]).nice(4)
      const [low, high] = roundSpan(span[0], span[1], 4)
      expect([low, high]).toEqual(scale.domain())
      expect(roundFigures(low, high, 4)).toEqual(scale.ticks(4))
    })
  )
})

it("all values of a market are between its first and last figure", () => {
  fc.assert(
    fc.property(spans, ([one, other]) => {
      const [low, high] = roundSpan(one / 10_000, other / 10_000, 4)
      const figures = roundFigures(low, high, 4)
      expect(low).toBeLessThanOrEqual(one / 10_000)
      expect(high).toBeGreaterThanOrEqual(other / 10_000)
      expect([figures[0], figures.at(-1)]).toEqual([low, high])
      expect(figures.length).toBeGreaterThan(2)
      expect(figures.length).toBeLessThan(9)
    })
  )
})
