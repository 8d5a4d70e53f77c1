import { expect, it } from "vitest"
import { bandBefore, thinned } from "./chart-series.ts"

const walk = (count: number, valueAt: (day: number) => number) =>
  Array.from({ length: count }, (_, day) => ({ day, value: valueAt(day) }))

it("a short series keeps every value, and a long one its ends and extremes", () => {
  const short = walk(100, (day) => day)
  expect(thinned(short, 100)).toBe(short)
  const long = walk(1000, (day) => (day === 333 ? 500 : day === 777 ? -500 : Math.sin(day)))
  const kept = thinned(long, 260)
  expect(kept.length).toBeLessThanOrEqual(260)
  expect(kept.length).toBeGreaterThan(200)
  expect([kept[0], kept.at(-1)]).toEqual([long[0], long[999]])
  expect(kept).toContain(long[333])
  expect(kept).toContain(long[777])
})

it("prices of former years around a day are given, without days that have no known price", () => {
  const year = 364
  const all = [
    { day: 10, value: 5 },
    { day: 13, value: 9 },
    { day: 14, value: 100 },
    { day: year + 10, value: 7 }
  ]
  expect(bandBefore(all, [2 * year + 10], 2)).toEqual([{ day: 2 * year + 10, low: 5, high: 9 }])
  expect(bandBefore(all, [2 * year + 10], 1)).toEqual([{ day: 2 * year + 10, low: 7, high: 7 }])
  expect(bandBefore(all, [2 * year + 40], 2)).toEqual([])
})
