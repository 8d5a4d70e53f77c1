import { expect, it } from "vitest"
import { dayOfIso } from "../price/local-day.ts"
import { chartData } from "./chart-data.ts"

const last = dayOfIso("2026-11-27") ?? 0
const line = {
  name: "Deutschland",
  values: Array.from({ length: 1827 }, (_, index) => ({ day: last - 1826 + index, value: 40_000 + index }))
}

it("a range is the last part of the series, with the same days of former years", () => {
  const quarter = chartData(line, null, 1)
  expect(quarter.line.values[0]?.day).toBe(dayOfIso("2026-08-27"))
  expect(quarter.line.values.at(-1)).toEqual(line.values.at(-1))
  expect(quarter.band).toHaveLength(quarter.line.values.length)
  const newest = quarter.band.at(-1)
  expect(newest?.high).toBeLessThan(line.values.at(-1)?.value ?? 0)
  expect(newest?.low).toBeLessThan(newest?.high ?? 0)
})

it("there is no band with a comparison or beyond a year, and no more points than can be seen", () => {
  const bavaria = { ...line, name: "Bayern" }
  expect(chartData(line, bavaria, 3)).toMatchObject({ band: [], compared: { name: "Bayern" } })
  const all = chartData(line, null, 6)
  expect(all.band).toEqual([])
  expect(all.line.values.length).toBeLessThanOrEqual(260)
  expect(all.line.values[0]).toEqual(line.values[0])
})

it("values of the same days are compared, however sparse the series, and none older than a week", () => {
  const late = { name: "Bayern", values: line.values.slice(700).filter(({ day }) => day % 3 === 0) }
  const { line: shown, compared } = chartData(line, late, 6)
  expect(compared?.values.length).toBeGreaterThan(100)
  for (const { day, value } of compared?.values ?? []) {
    expect(shown.values.map((each) => each.day)).toContain(day)
    expect(value).toBe(late.values.findLast((each) => each.day <= day)?.value)
  }
  const ended = { name: "Bayern", values: line.values.slice(0, -100) }
  expect(chartData(line, ended, 1).compared?.values).toEqual([])
  expect(chartData(line, ended, 2).compared?.values.at(-1)?.day).toBe(last - 100 + 6)
})

it("an empty series draws nothing", () => {
  const empty = { name: "leer", values: [] }
  expect(chartData(empty, null, 3)).toEqual({ line: empty, compared: null, band: [] })
})
