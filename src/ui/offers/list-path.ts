import type { Calculation } from "../../domain/options/calculation.ts"
import { productGroup } from "../../domain/product/product-group.ts"

/** Returns the list of the same fuel for only place and amount, in a form that every country accepts. */
export const listPath = ({ productGroupId, zipCode, amount }: Calculation): `/${string}` =>
  `/${productGroup(productGroupId).slug}/angebotsliste?zipCode=${zipCode}&amount=${amount}`
