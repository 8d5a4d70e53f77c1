import { type Cents, divideHalfUp } from "../price/money.ts"
import type { DayNumber } from "../price/local-day.ts"
import { changePercentOf } from "./change.ts"
import { monthsBefore } from "./range.ts"

/** The price of a day; gross cents per price unit. */
export interface PriceOfDay {
  readonly day: DayNumber
  readonly price: Cents
}

/** What a journalist would quote first: the newest price, how it has changed, and what was within three years. */
export interface PriceFigures {
  readonly newest: PriceOfDay
  readonly highest: PriceOfDay
  readonly lowest: PriceOfDay
  /** Mean of the days of three years, rounded half up. */
  readonly average: Cents
  /** Per cent, two decimals: to the day before, a week and three months before; undefined where nothing is known of it. */
  readonly sinceYesterday: number | undefined
  readonly sinceWeek: number | undefined
  readonly sinceThreeMonths: number | undefined
}

/** A day is looked for so many days further back where the night's job did not run. */
const nearestWithin = 7

/** The price of a day, or of the nearest one shortly before it. */
export const priceOn = (series: ReadonlyArray<PriceOfDay>, day: DayNumber): PriceOfDay | undefined =>
  series.findLast((each) => each.day <= day && each.day > day - nearestWithin)

/**
 * The figures of a series by day, the oldest first; undefined of an empty one. Of several days with the same extreme the
 * newest is named.
 */
export const priceFigures = (series: ReadonlyArray<PriceOfDay>): PriceFigures | undefined => {
  const newest = series.at(-1)
  if (newest === undefined) return undefined
  const within = series.filter(({ day }) => day > monthsBefore(newest.day, 36))
  const since = (day: DayNumber) => {
    const former = priceOn(series, day)
    return former === undefined ? undefined : changePercentOf(newest.price, former.price)
  }
  return {
    newest,
    highest: within.reduce((best, each) => (each.price >= best.price ? each : best)),
    lowest: within.reduce((best, each) => (each.price <= best.price ? each : best)),
    average: divideHalfUp(
      within.reduce((sum, { price }) => sum + price, 0),
      within.length
    ),
    sinceYesterday: since(newest.day - 1),
    sinceWeek: since(newest.day - 7),
    sinceThreeMonths: since(monthsBefore(newest.day, 3))
  }
}
