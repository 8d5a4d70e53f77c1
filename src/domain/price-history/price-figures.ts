import { type Cents, divideHalfUp } from "../price/money.ts"
import type { DayNumber } from "../price/local-day.ts"
import { changePercentOf } from "./change.ts"
import { monthsBefore } from "./range.ts"

/** The price of a day; gross cents per price unit. */
export interface PriceOfDay {
  readonly day: DayNumber
  readonly price: Cents
}

/** Key figures for the press: the newest price, its changes, and the extremes and average of three years. */
export interface PriceFigures {
  readonly newest: PriceOfDay
  readonly highest: PriceOfDay
  readonly lowest: PriceOfDay
  /** Mean of the daily prices of three years, rounded half up. */
  readonly average: Cents
  /**
   * Changes in per cent with two decimals: since exactly the day before, since about a week ago and since about three
   * months ago; `undefined` if there is no price to compare with.
   */
  readonly sinceYesterday: number | undefined
  readonly sinceWeek: number | undefined
  readonly sinceThreeMonths: number | undefined
}

/** Maximum number of days to look back if the nightly job did not run. */
const nearestWithin = 7

/** Returns the price of a day, or the nearest one shortly before it. */
export const priceOn = (series: ReadonlyArray<PriceOfDay>, day: DayNumber): PriceOfDay | undefined =>
  series.findLast((each) => each.day <= day && each.day > day - nearestWithin)

/**
 * Returns the key figures of a series, which must be sorted by day; `undefined` if it is empty. If an extreme occurs on
 * several days, the newest day is used.
 */
export const priceFigures = (series: ReadonlyArray<PriceOfDay>): PriceFigures | undefined => {
  const newest = series.at(-1)
  if (newest === undefined) return undefined
  const within = series.filter(({ day }) => day > monthsBefore(newest.day, 36))
  const from = (former: PriceOfDay | undefined) =>
    former === undefined ? undefined : changePercentOf(newest.price, former.price)
  return {
    newest,
    highest: within.reduce((best, each) => (each.price >= best.price ? each : best)),
    lowest: within.reduce((best, each) => (each.price <= best.price ? each : best)),
    average: divideHalfUp(
      within.reduce((sum, { price }) => sum + price, 0),
      within.length
    ),
    sinceYesterday: from(series.findLast(({ day }) => day === newest.day - 1)),
    sinceWeek: from(priceOn(series, newest.day - 7)),
    sinceThreeMonths: from(priceOn(series, monthsBefore(newest.day, 3)))
  }
}
