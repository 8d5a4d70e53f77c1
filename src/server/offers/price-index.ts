import { Effect } from "effect"
import { areaCode, areasOfZip, type LocatedZip } from "../../domain/price-history/price-area.ts"
import { type Cents, divideHalfUp } from "../../domain/price/money.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import { cheapestIn } from "./cheapest.ts"
import { dayTermsOf, momentOf } from "./day-terms.ts"
import { areasOf, type Snapshot } from "./snapshot.ts"

/** Prices of a day by the name of their area (`areaCode`); gross cents per price unit. */
export type AreaPrices = ReadonlyMap<string, Cents>

interface Sum {
  prices: number
  count: number
}

/** After this many postal codes requests go first. */
const portion = 50

/**
 * The cheapest offer of a postal code at the comparison amount, in cents per price unit. What is asked for names no
 * postal code, so codes that the same areas deliver to have the same price, which is worked out once.
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
 * The index of a day (rule price.day): for the country, each state, county and three-digit area the mean of the cheapest
 * offers of its postal codes, VAT, delivery and unavoidable fees included. Codes without deliveries say nothing
 * about a price, and an area of such codes has none.
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
