import type { PartialCalculation } from "../../domain/options/order-query.ts"
import { carriedAmount } from "../../domain/product/carried-amount.ts"
import { productGroupById } from "../../domain/product/product-group.ts"
import { recallStore } from "./country-store.ts"
import { recallWishes, type WishKey } from "./kept-wishes.ts"
import { type KeptValues, localValues } from "./storage.ts"

/**
 * Initial wishes of an offer list: the wishes of its fuel at the place last requested for any fuel. If this fuel has no
 * amount, an amount of the last viewed fuel is taken over if it fits (rule calculator.carried).
 */
export const recallListWishes = (key: WishKey, values: KeptValues = localValues): PartialCalculation => {
  const own = recallWishes(key, values)
  const { zipCodes, selectedGroups } = recallStore(key.countryId, values)
  const last = productGroupById(selectedGroups[0] ?? 0)
  const former = last && recallWishes({ ...key, productGroupId: last.id }, values).amount
  return {
    ...own,
    zipCode: zipCodes[0] ?? own.zipCode,
    amount:
      own.amount ?? (last && former && carriedAmount(key.countryId, last.id, key.productGroupId, former))
  }
}
