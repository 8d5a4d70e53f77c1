import type { FeeBasis, FeeEntry } from "../options/fee-catalogue.ts"
import { feesOf } from "../options/fee-catalogue.ts"
import { directDebitPaymentId, invoicePaymentId, monthlyPaymentId } from "../options/option-ids.ts"
import { productsOf } from "../options/products.ts"
import { countries, countryIds, type CountryId } from "../place/country.ts"
import { type ProductGroupId, productGroups } from "../product/product-group.ts"

/** Words in the files, with their values. */
type Words<T> = ReadonlyArray<readonly [word: string, value: T]>

export const countryWords: Words<CountryId> = countryIds.map((id) => [countries[id].iso, id])

export const groupWords: Words<ProductGroupId> = productGroups.map(({ id, slug }) => [slug, id])

/** Products by the path segment of their group; the better product of a group has the suffix "-premium". */
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

/** Returns a group's fee by its name in the shop. */
export const feeNamed = (groupId: ProductGroupId, name: string): FeeEntry | undefined =>
  feesOf(groupId).find((entry) => entry.name === name)
