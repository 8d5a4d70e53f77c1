import type { CountryId } from "../../../domain/place/country.ts"
import { dayNumber } from "../day.ts"

type Anchor = readonly [date: string, price: number]

/**
 * Loose pellets, 6 t, €/t gross: the index of depv.de and the level of August 2026 (rule sample.prices), with
 * the peak of autumn 2022 and the low of summer 2024.
 */
const germanPellets: ReadonlyArray<Anchor> = [
  ["2021-06-15", 226],
  ["2021-10-15", 262],
  ["2022-01-01", 358],
  ["2022-03-10", 372],
  ["2022-06-15", 468],
  ["2022-09-10", 747],
  ["2022-11-15", 690],
  ["2023-01-15", 480],
  ["2023-03-15", 382],
  ["2023-05-15", 312],
  ["2023-07-15", 338],
  ["2023-10-15", 362],
  ["2024-01-15", 327],
  ["2024-04-15", 271],
  ["2024-07-05", 244],
  ["2024-09-15", 268],
  ["2024-12-10", 305],
  ["2025-02-10", 361],
  ["2025-03-15", 372],
  ["2025-06-15", 301],
  ["2025-09-15", 326],
  ["2025-12-10", 388],
  ["2026-02-15", 421],
  ["2026-05-10", 396],
  ["2026-08-08", 406.5],
  ["2026-11-20", 426]
]

/** Loose pellets, 6 t, CHF/t: peak of November 2022 (ktipp.ch) and 522.12 in August 2026 (rule sample.prices). */
const swissPellets: ReadonlyArray<Anchor> = [
  ["2021-06-15", 331],
  ["2021-11-01", 366],
  ["2022-01-01", 395],
  ["2022-06-15", 470],
  ["2022-11-15", 666],
  ["2023-03-15", 590],
  ["2023-07-15", 512],
  ["2024-01-15", 498],
  ["2024-07-15", 446],
  ["2024-12-10", 468],
  ["2025-03-15", 507],
  ["2025-07-10", 470],
  ["2026-02-15", 541],
  ["2026-08-09", 522],
  ["2026-11-20", 545]
]

/**
 * Heating oil, 3 000 l, €/100 l gross; the yearly levels are our own estimates, and the CO2 part comes from rule
 * sample.carbon.
 */
const oil: ReadonlyArray<Anchor> = [
  ["2021-06-15", 70],
  ["2021-11-15", 89],
  ["2022-01-01", 90],
  ["2022-03-10", 178],
  ["2022-06-15", 148],
  ["2022-08-25", 166],
  ["2022-12-10", 124],
  ["2023-02-15", 112],
  ["2023-05-25", 91],
  ["2023-09-20", 122],
  ["2024-01-15", 106],
  ["2024-04-10", 107],
  ["2024-09-10", 91],
  ["2025-01-15", 106],
  ["2025-05-05", 88],
  ["2025-10-15", 91],
  ["2026-01-15", 97],
  ["2026-05-10", 92],
  ["2026-08-08", 95],
  ["2026-11-20", 100]
]

const season = (day: number): number => {
  const yearPart = ((day - dayNumber("2026-01-20") + 36_525) % 365.25) / 365.25
  // prices are highest at the end of January and lowest half a year later (rule sample.prices)
  return 1 + 0.035 * Math.cos(2 * Math.PI * yearPart)
}

/** Interpolates smoothly between anchors; the result is constant before the first anchor and after the last one. */
export const curveOf = (anchors: ReadonlyArray<Anchor>) => {
  const points = anchors.map(([date, price]) => ({ day: dayNumber(date), price }))
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined) throw new Error("A curve needs anchors")
  return (day: number): number => {
    if (day <= first.day) return first.price
    if (day >= last.day) return last.price
    const index = points.findIndex((point) => point.day > day)
    const from = points[index - 1] ?? first
    const to = points[index] ?? last
    const part = (day - from.day) / (to.day - from.day)
    return from.price + ((to.price - from.price) * (1 - Math.cos(Math.PI * part))) / 2
  }
}

/**
 * Returns the curve through these anchors; after the last anchor, the price varies with the season around the last
 * anchor's level.
 */
const seasonalCurveOf = (anchors: ReadonlyArray<Anchor>) => {
  const curve = curveOf(anchors)
  const lastDay = Math.max(...anchors.map(([date]) => dayNumber(date)))
  return (day: number): number =>
    day <= lastDay ? curve(day) : (curve(lastDay) * season(day)) / season(lastDay)
}

const relativeTo = (date: string, curve: (day: number) => number) => {
  const base = curve(dayNumber(date))
  return (day: number): number => curve(day) / base
}

const germanIndex = relativeTo("2026-08-08", seasonalCurveOf(germanPellets))
const swissIndex = relativeTo("2026-08-08", seasonalCurveOf(swissPellets))
const oilIndex = relativeTo("2026-08-08", seasonalCurveOf(oil))

/**
 * Returns the price of wood fuel on a day relative to 8 August 2026; Austrian prices move like German prices (rule
 * sample.prices).
 */
export const woodIndex = (countryId: CountryId, day: number): number =>
  countryId === 3 ? swissIndex(day) : germanIndex(day)

/** Returns the price of oil on a day relative to 8 August 2026. */
export const fossilIndex = (day: number): number => oilIndex(day)
