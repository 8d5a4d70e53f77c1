import { usualGroup } from "../../../domain/product/product-group.ts"
import type { Dealer } from "../dealer.ts"
import type { FeeRow } from "../dealer-fees.ts"
import { randomOf } from "../random.ts"
import { levelOn } from "./price-level.ts"
import type { PriceRow } from "./price-list.ts"

const { productId, comparisonAmount, priceUnitAmount, id: groupId } = usualGroup

/** Returns the cheapest price of each area at the comparison amount, from the lists in force and without fees. */
const listPrices = (rows: ReadonlyArray<PriceRow>, today: string): ReadonlyArray<number> => {
  const own = rows.filter(
    (row) => row.product_id === productId && row.valid_from <= today && row.from_amount <= comparisonAmount
  )
  return [...Map.groupBy(own, (row) => row.area_id).values()].map((area) => {
    const newest = area.reduce((last, row) => (row.valid_from > last ? row.valid_from : last), "")
    const inForce = area.filter((row) => row.valid_from === newest)
    const step = Math.max(...inForce.map((row) => row.from_amount))
    return Math.min(...inForce.filter((row) => row.from_amount === step).map((row) => row.unit_price))
  })
}

/**
 * Returns a dealer's price per tonne, in cents, on each of these days up to yesterday: the price of today's list,
 * including the fee for blown delivery, projected back in line with the market. Each projected price is valid for some
 * weeks, as in a real list. Empty for a dealer without loose pellets.
 */
export const dealerPriceDays = (
  seed: number,
  dealer: Dealer,
  { rows, fees }: { readonly rows: ReadonlyArray<PriceRow>; readonly fees: ReadonlyArray<FeeRow> },
  { today, iso, days }: { readonly today: number; readonly iso: string; readonly days: number }
): ReadonlyArray<number> => {
  const prices = listPrices(rows, iso)
  if (prices.length === 0) return []
  const random = randomOf(seed, `price-days/${dealer.id}`)
  const blowing = fees.find(
    (fee) => fee.product_group_id === groupId && fee.fee_key === "BlowingIn" && fee.option_id === 0
  )
  const extra = ((blowing?.amount ?? 0) * priceUnitAmount) / comparisonAmount
  const mean = prices.reduce((sum, price) => sum + price, 0) / prices.length
  const level = levelOn(dealer.countryId, productId, today)
  const found: Array<number> = []
  let held = 0
  let price = 0
  // goes backwards, since only today's list exists
  for (let day = today - 1; day >= today - days; day--) {
    if (held === 0) {
      held = random.integer(8, 24)
      const own = found.length === 0 ? 1 : random.between(0.992, 1.008)
      price = Math.round((mean * levelOn(dealer.countryId, productId, day) * own) / level + extra)
    }
    held -= 1
    found.push(price)
  }
  return found.toReversed()
}
