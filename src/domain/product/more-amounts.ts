import type { CountryId } from "../place/country.ts"
import { type ProductGroupId, productGroup } from "../product/product-group.ts"

/** In what steps a buyer would take a little more, in the unit of the goods. */
const stepOf = { kg: 500, l: 500, Palette: 1 } as const

/** A little more is up to half as much again, and at least one step. */
const most = 1.5

/** Larger amounts of a fuel that a buyer might take as well, the smallest first (rule amount.more-saves). */
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

/** What a price unit has to get cheaper by, as a part of its price, before more is worth a word. */
const leastSaving = 0.01

/** The first of some amounts whose price unit is clearly cheaper; prices in cents, undefined where so much is not sold. */
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
