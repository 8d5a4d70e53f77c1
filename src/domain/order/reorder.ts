import type { Calculation } from "../options/calculation.ts"
import { withoutOffer } from "../calculator/as-ordered.ts"
import { encodeOrderQuery } from "../options/order-query.ts"
import { productGroup } from "../product/product-group.ts"

/**
 * Address of the offer list with the wishes of a former order. The day that was wished for then is over and the seller
 * may be another one, so both are left out.
 */
export const reorderPath = (calculation: Calculation): string => {
  const wishes = {
    ...withoutOffer(calculation),
    parameters: calculation.parameters.filter(({ desiredDate }) => desiredDate === undefined)
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(encodeOrderQuery(wishes)))
    if (value !== undefined) query.append(name, value)
  return `/${productGroup(calculation.productGroupId).slug}/angebotsliste?${query.toString()}`
}
