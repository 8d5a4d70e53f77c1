import type { PartialCalculation } from "../../domain/options/order-query.ts"
import { carriedAmount, isChosenAmount } from "../../domain/product/carried-amount.ts"
import { productGroupById } from "../../domain/product/product-group.ts"
import { recallStore } from "./country-store.ts"
import { recallWishes, type WishKey } from "./kept-wishes.ts"
import { type KeptValues, localValues } from "./storage.ts"

/**
 * Returns the initial selections for an offer list: those stored for its fuel, but with the place last requested for
 * any fuel. If no amount was chosen for this fuel, the amount of the last viewed fuel is used if it fits (rule
 * calculator.carried).
 */
export const recallListWishes = (key: WishKey, values: KeptValues = localValues): PartialCalculation => {
  const own = recallWishes(key, values)
  const { productGroupId, countryId } = key
  const { zipCodes, selectedGroups, typed } = recallStore(countryId, values)
  const last = productGroupById(selectedGroups[0] ?? 0)
  const former = last && recallWishes({ countryId, productGroupId: last.id }, values).amount
  const carried =
    last && former ? carriedAmount(countryId, last.id, productGroupId, former, typed) : undefined
  const isOwn = own.amount !== undefined && isChosenAmount(productGroupId, own.amount, typed)
  return {
    ...own,
    zipCode: zipCodes[0] ?? own.zipCode,
    amount: isOwn ? own.amount : (carried ?? own.amount)
  }
}
