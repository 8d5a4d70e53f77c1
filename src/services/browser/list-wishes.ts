import { carriedQualities } from "../../domain/options/carried-qualities.ts"
import type { PartialCalculation } from "../../domain/options/order-query.ts"
import { qualitiesAsked } from "../../domain/options/qualities.ts"
import { carriedAmount, isChosenAmount } from "../../domain/product/carried-amount.ts"
import { productGroupById } from "../../domain/product/product-group.ts"
import { recallStore } from "./country-store.ts"
import { recallWishes, type WishKey } from "./kept-wishes.ts"
import { type KeptValues, localValues } from "./storage.ts"

/**
 * Returns the initial selections for an offer list: those stored for its fuel, but with the place last requested for
 * any fuel. If no amount was chosen for this fuel, the amount of the last viewed fuel is used if it fits; the same
 * applies to the quality (rule calculator.carried).
 */
export const recallListWishes = (key: WishKey, values: KeptValues = localValues): PartialCalculation => {
  const own = recallWishes(key, values)
  const { productGroupId, countryId } = key
  const { zipCodes, selectedGroups, typed } = recallStore(countryId, values)
  const last = productGroupById(selectedGroups[0] ?? 0)
  const former = last && recallWishes({ countryId, productGroupId: last.id }, values)
  const carried =
    last && former?.amount
      ? carriedAmount(countryId, last.id, productGroupId, former.amount, typed)
      : undefined
  const isOwn = own.amount !== undefined && isChosenAmount(productGroupId, own.amount, typed)
  const chosen = own.productCertifications ?? []
  const qualities =
    last && qualitiesAsked(productGroupId, chosen).length === 0
      ? carriedQualities(last.id, productGroupId, former?.productCertifications ?? [])
      : undefined
  return {
    ...own,
    ...(qualities && { productCertifications: qualities }),
    zipCode: zipCodes[0] ?? own.zipCode,
    amount: isOwn ? own.amount : (carried ?? own.amount)
  }
}
