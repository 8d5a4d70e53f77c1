import { expect, it } from "vitest"
import { restorableDays, servedBases } from "./prune.ts"

const now = Date.parse("2026-11-29T12:00:00Z")
const daysAgo = (days: number) => ({ endedAt: now - days * 86_400_000 })

it("pruning keeps every base needed for a restore to any time of the last 14 days", () => {
  expect(restorableDays).toBe(14)
  const bases = [20, 16, 15, 13, 1].map(daysAgo)
  expect(servedBases(bases, now)).toEqual([20, 16].map(daysAgo))
})

it("pruning keeps an old base as long as there is no newer one", () => {
  expect(servedBases([daysAgo(300)], now)).toEqual([])
  expect(servedBases([daysAgo(300), daysAgo(1)], now)).toEqual([])
  expect(servedBases([daysAgo(300), daysAgo(14), daysAgo(1)], now)).toEqual([daysAgo(300)])
  expect(servedBases([], now)).toEqual([])
})
