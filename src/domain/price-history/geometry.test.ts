import { expect, it } from "vitest"
import type { ChartData } from "./chart-data.ts"
import { dayOfIso, isoOfDay } from "../price/local-day.ts"
import { dateLabels, geometryOf, nearestTo, valueOn } from "./geometry.ts"

const day = (iso: string) => dayOfIso(iso) ?? Number.NaN
const dataOf = (...values: ReadonlyArray<readonly [number, number]>): ChartData => ({
  line: { name: "", values: values.map(([at, value]) => ({ day: at, value })) },
  compared: null,
  band: []
})

it("the first day is on the left, the last on the right, and values lie between round figures", () => {
  const { x, y, ticks } = geometryOf(dataOf([10, 38_200], [20, 43_900]))
  expect([x(10), x(15), x(20)]).toEqual([0, 50, 100])
  expect(ticks).toEqual([38_000, 40_000, 42_000, 44_000])
  expect([y(38_000), y(44_000)]).toEqual([100, 0])
})

it("a single value and constant values have a position", () => {
  const { x, y } = geometryOf(dataOf([10, 500]))
  expect(x(10)).toBe(0)
  expect(y(500)).toBeGreaterThan(0)
  expect(y(500)).toBeLessThan(100)
})

it.each([
  ["2026-08-27", "2026-11-27", ["2026-09-01", "2026-10-01", "2026-11-01"]],
  ["2026-05-27", "2026-11-27", ["2026-07-01", "2026-09-01", "2026-11-01"]],
  ["2025-11-27", "2026-11-27", ["2026-01-01", "2026-04-01", "2026-07-01", "2026-10-01"]],
  ["2024-11-27", "2026-11-27", ["2025-01-01", "2025-07-01", "2026-01-01", "2026-07-01"]],
  ["2021-11-27", "2026-11-27", ["2022-01-01", "2023-01-01", "2024-01-01", "2025-01-01", "2026-01-01"]]
])("months or years are labelled from %s to %s", (first, last, names) => {
  const labels = dateLabels({ firstDay: day(first), lastDay: day(last) })
  expect(labels.map((each) => isoOfDay(each.day))).toEqual(names)
})

it("the value under the pointer is found, and none on a day without one", () => {
  const data = dataOf([0, 1], [10, 2], [100, 3])
  const geometry = geometryOf(data)
  expect(
    [-1, 0, 0.04, 0.06, 0.5, 0.6, 1, 2].map((share) => nearestTo(share, data.line.values, geometry))
  ).toEqual([0, 0, 0, 1, 1, 2, 2, 2])
  expect([valueOn(data.line.values, 10), valueOn(data.line.values, 50)]).toEqual([2, undefined])
})
