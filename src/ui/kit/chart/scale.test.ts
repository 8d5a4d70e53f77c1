import { describe, expect, it } from "vitest"
import { figuresUpTo, labelledOf, periodsBeside, placeAt, placeByKey, steps } from "./scale.ts"

describe("the scale of a chart", () => {
  it.each([
    [0, true, [0, 1, 2, 3]],
    [3, true, [0, 1, 2, 3]],
    [9, true, [0, 5, 10]],
    [41, true, [0, 20, 40, 60]],
    [0, false, [0, 0.5, 1]],
    [1000, false, [0, 500, 1000]],
    [123_456, false, [0, 50_000, 100_000, 150_000]]
  ])("up to %d (a count: %s) has the steps %j", (most, isCount, expected) => {
    const scale = figuresUpTo(most, isCount)
    expect(scale.ticks(steps)).toEqual(expected)
    expect([scale(0), scale(expected.at(-1) ?? 0)]).toEqual([100, 0])
  })

  it("places the periods side by side over the whole width", () => {
    const scale = periodsBeside(4)
    expect([scale(0), scale(3), scale.bandwidth(), scale.step()]).toEqual([4, 79, 17, 25])
  })

  it("labels as many positions as there is room for, starting with the first", () => {
    expect(labelledOf(3, 6)).toEqual([0, 1, 2])
    expect(labelledOf(13, 6)).toEqual([0, 3, 6, 9, 12])
    expect(labelledOf(0, 6)).toEqual([])
  })

  it("finds the position under a pointer, also beside the chart", () => {
    expect([-0.1, 0, 0.49, 0.5, 1, 1.2].map((share) => placeAt(share, 2))).toEqual([0, 0, 0, 1, 1, 1])
  })

  it.each([
    ["ArrowRight", null, 0],
    ["ArrowRight", 11, 11],
    ["ArrowLeft", null, 11],
    ["ArrowLeft", 0, 0],
    ["ArrowUp", 3, 4],
    ["ArrowDown", 3, 2],
    ["PageUp", 3, 11],
    ["PageDown", 11, 1],
    ["PageUp", null, 11],
    ["PageDown", null, 0],
    ["Home", 5, 0],
    ["End", 5, 11],
    ["Escape", 5, null],
    ["Tab", 5, undefined]
  ])("%s moves from %s to %s of twelve", (key, from, to) => {
    expect(placeByKey(key, from, 12)).toBe(to)
  })
})
