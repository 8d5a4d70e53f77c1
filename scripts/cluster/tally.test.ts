import { describe, expect, it } from "vitest"
import { longestGap, longestWait, restoredTally, tallyOf } from "./tally.ts"

const told = (draftId: string, orderId: string) => ({ draftId, orderId, askedAt: 1000, answeredAt: 1200 })
const stored = (draftId: string, orderId: string) => ({ draftId, orderId })

describe("a drill counts", () => {
  it("nothing if each acknowledged order exists once", () => {
    expect(tallyOf([told("a", "1")], [stored("a", "1"), stored("b#2", "2")])).toEqual({
      acknowledged: 1,
      lost: 0,
      double: 0
    })
  })

  it("a missing acknowledged order as lost, also if its draft has another one", () => {
    expect(tallyOf([told("a", "1"), told("b", "2")], [stored("b", "3")])).toMatchObject({
      lost: 2,
      double: 0
    })
  })

  it("a second order of a draft as double, whichever was acknowledged", () => {
    expect(tallyOf([told("a", "1")], [stored("a#1", "1"), stored("a#2", "2")])).toMatchObject({
      lost: 0,
      double: 1
    })
  })
})

it("after a restore, missing orders from before the restored time and existing later ones are counted", () => {
  const at = (orderId: string, askedAt: number) => ({
    ...told(orderId, orderId),
    askedAt,
    answeredAt: askedAt + 200
  })
  const all = [at("1", 100), at("2", 200), at("3", 950), at("4", 1001), at("5", 1100)]
  const there = ["1", "5"].map((orderId) => stored(orderId, orderId))
  expect(restoredTally(all, there, 1000)).toEqual({ due: 2, missing: 1, later: 2, early: 1 })
})

describe("the time without writes", () => {
  it("is the longest one after the failure, not one before it", () => {
    expect(longestGap([0, 5000, 5100, 9000, 9100], 5050, 9050)).toBe(3900)
  })

  it("starts with the last order before the failure and ends with the first one after the interval", () => {
    expect(longestGap([900, 4000], 1000, 2000)).toBe(3100)
  })

  it("is the whole interval if there were no orders before and after", () => {
    expect(longestGap([], 1000, 4000)).toBe(3000)
  })
})

it("the longest wait is measured for each buyer separately", () => {
  expect(longestWait([told("a", "1"), { ...told("b", "2"), answeredAt: 4000 }])).toBe(3000)
  expect(longestWait([])).toBe(0)
})
