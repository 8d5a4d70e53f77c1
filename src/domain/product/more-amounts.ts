import type { CountryId } from "../place/country.ts"
import { type ProductGroupId, productGroup } from "../product/product-group.ts"

/** Differences between suggested larger amounts, in the unit of the goods. */
const stepOf = { kg: 500, l: 500, Palette: 1 } as const

/**
 * Maximum suggested amount, as a multiple of the requested amount; one larger step is always suggested, even above this
 * maximum.
 */
const most = 1.5

/** Returns larger amounts of a fuel to suggest to the buyer, the smallest first (rule amount.more-saves). */
export const moreAmounts = (
  countryId: CountryId,
  productGroupId: ProductGroupId,
  amount: number
): ReadonlyArray<number> => {
  const { unit, limits } = productGroup(productGroupId)
  const step = stepOf[unit]
  const last = Math.min(limits[countryId].max, Math.max(amount * most, amount + step))
  const amounts: Array<number> = []
  for (let next = (Math.floor(amount / step) + 1) * step; next <= last; next += step) amounts.push(next)
  return amounts
}

/** Minimum saving per price unit for a suggestion, as a share of the price. */
const leastSaving = 0.01

/**
 * Returns the first amount whose price per unit is clearly lower than `unitPrice`, and the saving per unit in cents;
 * `unitPriceOf` returns `undefined` for an amount that is not sold.
 */
export const firstSaving = (
  unitPrice: number,
  amounts: ReadonlyArray<number>,
  unitPriceOf: (amount: number) => number | undefined
): { readonly amount: number; readonly saves: number } | undefined => {
  for (const amount of amounts) {
    const price = unitPriceOf(amount)
    if (price !== undefined && unitPrice - price >= unitPrice * leastSaving)
      return { amount, saves: unitPrice - price }
  }
  return undefined
}
