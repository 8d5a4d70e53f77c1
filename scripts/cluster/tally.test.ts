import { describe, expect, it } from "vitest"
import { longestGap, longestWait, restoredTally, tallyOf } from "./tally.ts"

const told = (draftId: string, orderId: string) => ({ draftId, orderId, askedAt: 1000, answeredAt: 1200 })
const stored = (draftId: string, orderId: string) => ({ draftId, orderId })

describe("a drill counts", () => {
  it("nothing where each acknowledged order is there once", () => {
    expect(tallyOf([told("a", "1")], [stored("a", "1"), stored("b#2", "2")])).toEqual({
      acknowledged: 1,
      lost: 0,
      double: 0
    })
  })

  it("an acknowledged order that is not there as lost, also where its draft has another one", () => {
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

it("after a restore, orders from before the moment that are missing and later ones that are there count", () => {
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
  it("is the longest one after the strike, not one before it", () => {
    expect(longestGap([0, 5000, 5100, 9000, 9100], 5050, 9050)).toBe(3900)
  })

  it("begins with the last order before the strike and ends with the first after the span", () => {
    expect(longestGap([900, 4000], 1000, 2000)).toBe(3100)
  })

  it("is the whole span where nothing came before and after", () => {
    expect(longestGap([], 1000, 4000)).toBe(3000)
  })
})

it("the longest wait is that of one buyer", () => {
  expect(longestWait([told("a", "1"), { ...told("b", "2"), answeredAt: 4000 }])).toBe(3000)
  expect(longestWait([])).toBe(0)
})
