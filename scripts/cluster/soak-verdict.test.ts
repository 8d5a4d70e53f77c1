import { describe, expect, it } from "vitest"
import { problemsOf, type Sample, slopeOf, slopesOf } from "./soak-verdict.ts"

const minute = 60_000

/** Returns one sample per minute: a base value plus growth per hour, and noise that cancels out. */
const growing = (from: number, to: number, perHour: number): ReadonlyArray<Sample> =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    at: (from + index) * minute,
    mb: 300 + ((from + index) / 60) * perHour
  }))

describe("the slope of memory", () => {
  it("is that of a line, in MB per hour", () => {
    expect(slopeOf(growing(0, 30, 12))).toBeCloseTo(12)
    expect(slopeOf(growing(0, 30, -3))).toBeCloseTo(-3)
  })

  it("is that of the least-squares line if memory fluctuates", () => {
    const points = [300, 310, 300, 310].map((mb, index) => ({ at: index * 15 * minute, mb }))
    // calculated by hand: the sum of (t - mean t)(m - mean m) is 5, that of (t - mean t)² is 5, with t in quarters of
    // an hour
    expect(slopeOf(points)).toBeCloseTo(8)
  })

  it("is unknown with a single value", () => {
    expect(slopeOf([])).toBeUndefined()
    expect(slopeOf([{ at: 1, mb: 300 }])).toBeUndefined()
  })
})

describe("a soak test of half an hour", () => {
  const span = { begunAt: 0, endedAt: 30 * minute }

  it("ignores the first ten minutes", () => {
    const samples = [...growing(0, 9, 900), ...growing(10, 30, 2)]
    const [slope] = slopesOf([{ name: "shop1", samples }], span)
    expect(slope?.perHour).toBeCloseTo(2)
    expect(slope?.isJudged).toBe(true)
  })

  it("ignores processes that the deploy has stopped", () => {
    expect(slopesOf([{ name: "shop1", samples: growing(0, 12, 90) }], span)).toEqual([])
  })
})

describe("a soak test that is too short for a verdict", () => {
  const slopes = slopesOf([{ name: "shop1", samples: growing(0, 3, 90) }], {
    begunAt: 0,
    endedAt: 3 * minute
  })

  it("reports the slope over its whole time", () => {
    expect(slopes).toHaveLength(1)
    expect(slopes[0]?.perHour).toBeCloseTo(90)
  })

  it("does not fail because of it", () => {
    expect(problemsOf({ wrong: 0, lost: 0, double: 0, inOrder: true, copies: 1, slopes })).toEqual([])
  })
})

describe("a soak test fails", () => {
  const good = { wrong: 0, lost: 0, double: 0, inOrder: true, copies: 1 }
  const slope = (perHour: number) => [{ name: "shop1", perHour, isJudged: true }]

  it("for slopes above 5 MB/h only", () => {
    expect(problemsOf({ ...good, slopes: slope(5) })).toEqual([])
    expect(problemsOf({ ...good, slopes: slope(5.1) })).toEqual(["memory of shop1 grows by 5.1 MB/h"])
  })

  it.each([
    [{ wrong: 1 }, "1 wrong answers"],
    [{ lost: 2 }, "2 orders lost"],
    [{ double: 3 }, "3 orders double"],
    [{ inOrder: false }, "a copy did not stop in order"],
    [{ copies: 2 }, "memory of 1 copies measured instead of 2"]
  ])("for %o", (change, said) => {
    expect(problemsOf({ ...good, slopes: slope(0), ...change })).toEqual([said])
  })
})
