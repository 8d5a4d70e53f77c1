import { type CountryId, countryIds } from "../../../domain/place/country.ts"
import { productGroups, type ProductId } from "../../../domain/product/product-group.ts"
import { regionsOf } from "../../../domain/place/region.ts"
import { noiseOf } from "./noise.ts"
import { levelOn } from "./price-level.ts"
import { randomOf } from "../random.ts"
import { cantonsWithPrices, regionFactor } from "./region-factor.ts"

/** Five years, in days. */
export const historyDays = 1827

/** Daily prices of a product in a country or one of its regions; index 0 is `firstDay`. */
export interface PriceSeries {
  readonly countryId: CountryId
  /** '' for the country itself. */
  readonly regionCode: string
  readonly productId: ProductId
  readonly firstDay: number
  /** Gross cents per price unit at the comparison amount. */
  readonly prices: ReadonlyArray<number>
  /** Demand, 0 to 100. */
  readonly demands: ReadonlyArray<number>
}

const regionCodes = (countryId: CountryId): ReadonlyArray<string> => [
  "",
  ...(countryId === 3 ? cantonsWithPrices : regionsOf(countryId).map((region) => region.code))
]

const demandOn = (day: number, price: number, level: number, chance: number): number => {
  // demand is higher before winter and when the price is low
  const autumn = Math.cos((2 * Math.PI * (((day + 36_525) % 365.25) - 285)) / 365.25)
  return Math.max(1, Math.min(100, Math.round(48 + 26 * autumn + 300 * (1 - price / level) + 8 * chance)))
}

/** Returns the history of all products until the day before `today`, one series after the other. */
export const priceSeries = (seed: number, today: number, days: number): ReadonlyArray<PriceSeries> => {
  const firstDay = today - days
  return countryIds.flatMap((countryId) =>
    productGroups.flatMap(({ productId }) => {
      const common = noiseOf(seed, `history/${countryId}/${productId}`, 0.012)
      const base = Array.from({ length: days }, (_, index) => {
        const day = firstDay + index
        const level = levelOn(countryId, productId, day)
        return { day, level, price: level * common(day) }
      })
      return regionCodes(countryId).map((regionCode): PriceSeries => {
        const random = randomOf(seed, `history/${countryId}/${productId}/${regionCode}/${firstDay}`)
        const factor = regionCode === "" ? 1 : regionFactor(countryId, regionCode)
        const prices: Array<number> = []
        const demands: Array<number> = []
        for (const { day, level, price } of base) {
          const jitter = regionCode === "" ? 1 : random.between(0.998, 1.002)
          prices.push(Math.max(1, Math.round(price * factor * jitter)))
          demands.push(demandOn(day, price, level, random.between(-1, 1)))
        }
        return { countryId, regionCode, productId, firstDay, prices, demands }
      })
    })
  )
}
