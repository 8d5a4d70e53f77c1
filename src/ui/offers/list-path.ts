import type { Calculation } from "../../domain/options/calculation.ts"
import { productGroup } from "../../domain/product/product-group.ts"

/** The list of the same fuel for place and amount alone, as every country reads it. */
export const listPath = ({ productGroupId, zipCode, amount }: Calculation): `/${string}` =>
  `/${productGroup(productGroupId).slug}/angebotsliste?zipCode=${zipCode}&amount=${amount}`
