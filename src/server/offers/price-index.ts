import { Effect } from "effect"
import { areaCode, areasOfZip, type LocatedZip } from "../../domain/price-history/price-area.ts"
import { type Cents, divideHalfUp } from "../../domain/price/money.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import { cheapestIn } from "./cheapest.ts"
import { dayTermsOf, momentOf } from "./day-terms.ts"
import { areasOf, type Snapshot } from "./snapshot.ts"

/** Prices of a day by area code (`areaCode`); gross cents per price unit. */
export type AreaPrices = ReadonlyMap<string, Cents>

interface Sum {
  prices: number
  count: number
}

/** After this many postal codes the calculation yields to requests. */
const portion = 50

/**
 * Calculates the cheapest offer of a postal code at the comparison amount, in cents per price unit. The price depends
 * only on the delivering areas, so postal codes with the same areas share one calculation.
 */
const pricesByAreas = (snapshot: Snapshot, at: Date) => {
  const { countryId, productGroupId } = snapshot
  const { comparisonAmount, productId } = productGroup(productGroupId)
  const calculation = completeCalculation(
    { amount: comparisonAmount, product: { id: productId } },
    snapshot.configuration
  )
  const day = dayTermsOf(snapshot, momentOf(countryId, at).counting)
  const known = new Map<string, Cents | undefined>()
  return (zipCode: string): Cents | undefined => {
    const areas = areasOf(snapshot, zipCode)
    if (areas.length === 0) return undefined
    const key = areas.map(({ id }) => id).join()
    if (known.has(key)) return known.get(key)
    const price = cheapestIn(areas, calculation, day)?.unitPrice
    known.set(key, price)
    return price
  }
}

/**
 * Calculates the price index of a day (rule price.day): for the country, each federal state, county and three-digit
 * area, the mean of the cheapest offers of its postal codes, including VAT, delivery and unavoidable fees. Postal codes
 * without deliveries do not count, and an area with only such codes has no price.
 */
export const priceIndex = Effect.fnUntraced(function* (
  snapshot: Snapshot,
  zips: ReadonlyArray<LocatedZip>,
  at: Date
) {
  const priceOf = pricesByAreas(snapshot, at)
  const sums = new Map<string, Sum>()
  for (const [index, zip] of zips.entries()) {
    if (index % portion === 0) yield* Effect.yieldNow
    const price = priceOf(zip.zipCode)
    if (price === undefined) continue
    for (const area of areasOfZip(zip)) {
      const code = areaCode(area)
      const sum = sums.get(code) ?? { prices: 0, count: 0 }
      sum.prices += price
      sum.count += 1
      sums.set(code, sum)
    }
  }
  const prices: AreaPrices = new Map(
    [...sums].map(([code, { prices, count }]) => [code, divideHalfUp(prices, count)])
  )
  return prices
})
