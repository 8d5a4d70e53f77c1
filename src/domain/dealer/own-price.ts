import { groupOfProduct } from "../options/products.ts"
import type { CountryId } from "../place/country.ts"
import { parseAmount } from "../product/amount.ts"
import { carriedAmount } from "../product/carried-amount.ts"
import { type ProductGroup, type ProductGroupId, productGroup, usualGroup } from "../product/product-group.ts"

/**
 * Returns the product group whose price a dealer's page shows (rule dealer.own-price): the group of the requested
 * product if the dealer sells it, otherwise loose pellets if the dealer sells them, otherwise the first group that the
 * dealer sells.
 */
export const ownPriceGroup = (
  sold: ReadonlyArray<ProductGroupId>,
  product: string | undefined
): ProductGroup => {
  const asked =
    product !== undefined && /^[0-9]{1,4}$/u.test(product) ? groupOfProduct(Number(product)) : undefined
  if (asked !== undefined && sold.includes(asked.id)) return asked
  const [first] = sold
  return first === undefined || sold.includes(usualGroup.id) ? usualGroup : productGroup(first)
}

/** Query values of a dealer's page: the input of its form, and the product group. */
export interface OwnPriceRequest {
  readonly zipCode: string
  readonly amount: string
  readonly groupId: ProductGroupId
}

/**
 * Returns the query string of the same page for another product group. It keeps the postal code; it keeps the amount
 * only if the other group allows this amount (rule calculator.carried).
 */
export const otherGroupQuery = (
  countryId: CountryId,
  { zipCode, amount, groupId }: OwnPriceRequest,
  to: ProductGroupId
): string => {
  const carried = carriedAmount(countryId, groupId, to, parseAmount(amount, productGroup(groupId).unit) ?? 0)
  const pairs = new URLSearchParams([
    ...(zipCode === "" ? [] : [["zipCode", zipCode]]),
    ["product", String(productGroup(to).productId)],
    ...(carried === undefined ? [] : [["amount", String(carried)]])
  ])
  return `?${pairs}`
}
