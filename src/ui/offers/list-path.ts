import type { Calculation } from "../../domain/options/calculation.ts"
import { productGroup } from "../../domain/product/product-group.ts"

/**
 * Returns the path of the offer list of the same fuel with only place and amount, in a form that is valid in every
 * country.
 */
export const listPath = ({ productGroupId, zipCode, amount }: Calculation): `/${string}` =>
  `/${productGroup(productGroupId).slug}/angebotsliste?zipCode=${zipCode}&amount=${amount}`
