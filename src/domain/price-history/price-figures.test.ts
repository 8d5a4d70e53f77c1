import { expect, it } from "vitest"
import { dayOfIso } from "../price/local-day.ts"
import { priceFigures, priceOn } from "./price-figures.ts"

const day = (iso: string) => dayOfIso(iso) ?? Number.NaN
const series = (prices: Readonly<Record<string, number>>) =>
  Object.entries(prices).map(([iso, price]) => ({ day: day(iso), price }))

it("the figures are the newest price, the extremes of three years and the changes", () => {
  const figures = priceFigures(
    series({
      "2022-09-10": 74_700,
      "2023-11-28": 36_200,
      "2024-07-05": 24_292,
      "2026-08-26": 40_000,
      "2026-11-20": 41_000,
      "2026-11-26": 42_000,
      "2026-11-27": 42_600
    })
  )
  expect(figures).toEqual({
    newest: { day: day("2026-11-27"), price: 42_600 },
    highest: { day: day("2026-11-27"), price: 42_600 },
    lowest: { day: day("2024-07-05"), price: 24_292 },
    average: 37_682,
    sinceYesterday: 1.43,
    sinceWeek: 3.9,
    sinceThreeMonths: 6.5
  })
})

it("there is no change to a day without a known price", () => {
  expect(priceFigures(series({ "2026-11-27": 42_600 }))).toMatchObject({
    sinceYesterday: undefined,
    sinceWeek: undefined,
    sinceThreeMonths: undefined
  })
  expect(priceFigures([])).toBeUndefined()
})

it("there is no change to the day before if that night is missing, but one to about a week before", () => {
  const figures = priceFigures(series({ "2026-11-19": 40_000, "2026-11-25": 41_000, "2026-11-27": 42_000 }))
  expect(figures).toMatchObject({ sinceYesterday: undefined, sinceWeek: 5 })
})

it("a missing day is replaced by the nearest day before, at most a week back", () => {
  const prices = series({ "2026-11-01": 1, "2026-11-10": 2 })
  expect(priceOn(prices, day("2026-11-12"))?.price).toBe(2)
  expect(priceOn(prices, day("2026-11-07"))?.price).toBe(1)
  expect(priceOn(prices, day("2026-11-08"))).toBeUndefined()
})
