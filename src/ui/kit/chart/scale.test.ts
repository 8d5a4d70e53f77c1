import { describe, expect, it } from "vitest"
import { labelledOf, placeAt, placeByKey, ticksUpTo } from "./scale.ts"

describe("the scale of a chart", () => {
  it.each([
    [0, true, [0, 1]],
    [3, true, [0, 1, 2, 3]],
    [9, true, [0, 5, 10]],
    [41, true, [0, 20, 40, 60]],
    [0, false, [0, 0.25]],
    [1000, false, [0, 250, 500, 750, 1000]],
    [123_456, false, [0, 50_000, 100_000, 150_000]]
  ])("up to %d (a count: %s) has the steps %j", (most, isCount, steps) => {
    expect(ticksUpTo(most, isCount)).toEqual(steps)
  })

  it("labels as many places as there is room for, the first among them", () => {
    expect(labelledOf(3, 6)).toEqual([0, 1, 2])
    expect(labelledOf(13, 6)).toEqual([0, 3, 6, 9, 12])
    expect(labelledOf(0, 6)).toEqual([])
  })

  it("finds the place under a finger, also beside the picture", () => {
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
  ])("%s leads from %s to %s of twelve", (key, from, to) => {
    expect(placeByKey(key, from, 12)).toBe(to)
  })
})
