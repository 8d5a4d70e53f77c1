import type { FeeBasis, FeeEntry } from "../options/fee-catalogue.ts"
import { feesOf } from "../options/fee-catalogue.ts"
import { directDebitPaymentId, invoicePaymentId, monthlyPaymentId } from "../options/option-ids.ts"
import { productsOf } from "../options/products.ts"
import { countries, countryIds, type CountryId } from "../place/country.ts"
import { type ProductGroupId, productGroups } from "../product/product-group.ts"

/** Words that may be used in the files, each with the value that it stands for. */
type Words<T> = ReadonlyArray<readonly [word: string, value: T]>

export const countryWords: Words<CountryId> = countryIds.map((id) => [countries[id].iso, id])

export const groupWords: Words<ProductGroupId> = productGroups.map(({ id, slug }) => [slug, id])

/**
 * Words for products: the path segment of the product's group, with the suffix "-premium" for the better product of a
 * group.
 */
export const productWords: Words<number> = productGroups.flatMap(({ id, slug }) =>
  productsOf(id).map((product) => [product.isUpselling ? `${slug}-premium` : slug, product.id] as const)
)

export const stateWords: Words<"active" | "paused" | "ended"> = [
  ["aktiv", "active"],
  ["pausiert", "paused"],
  ["beendet", "ended"]
]

export const paymentWords: Words<number> = [
  ["Rechnung", invoicePaymentId],
  ["Lastschrift", directDebitPaymentId],
  ["Raten", monthlyPaymentId]
]

export const basisWords: Words<FeeBasis> = [
  ["Auftrag", "order"],
  ["Lieferstelle", "station"],
  ["Preiseinheit", "unit"]
]

/** Returns the fee of a group that has this name in the shop. */
export const feeNamed = (groupId: ProductGroupId, name: string): FeeEntry | undefined =>
  feesOf(groupId).find((entry) => entry.name === name)
