import type { Calculation } from "../options/calculation.ts"
import type { CountryId } from "../place/country.ts"
import type { ConfigurationData } from "../options/configuration-data.ts"
import { completeCalculation } from "../options/complete-calculation.ts"
import type { PartialCalculation } from "../options/order-query.ts"
import { type ProductGroupId, productGroup } from "../product/product-group.ts"

/** Returns a preliminary calculation from the URL, before the available options are known. */
export const roughCalculation = (
  countryId: CountryId,
  productGroupId: ProductGroupId,
  partial: PartialCalculation
): Calculation => ({
  productGroupId,
  countryId,
  zipCode: partial.zipCode ?? "",
  amount: partial.amount ?? productGroup(productGroupId).defaultAmount,
  stations: partial.stations ?? 1,
  product: partial.product ?? { id: -1 },
  parameters: partial.parameters ?? [],
  appointmentPlus: partial.appointmentPlus ?? false,
  productCertifications: partial.productCertifications ?? [],
  looseBlowingProcess: partial.looseBlowingProcess ?? [],
  ordering: partial.ordering ?? 0
})

/**
 * Merges requested values. Later arguments override earlier ones, so that the URL overrides the storage; a missing
 * value overrides nothing.
 */
export const mergeWishes = (...wishes: ReadonlyArray<PartialCalculation>): PartialCalculation => {
  const merged: { [key: string]: unknown } = {}
  for (const wish of wishes)
    for (const [key, value] of Object.entries(wish)) if (value !== undefined) merged[key] = value
  return merged
}

/** Resets everything to defaults except place, amount and sort order (rule calculator.reset). */
export const resetCalculation = (calculation: Calculation, data: ConfigurationData): Calculation =>
  completeCalculation(
    { zipCode: calculation.zipCode, amount: calculation.amount, ordering: calculation.ordering },
    data
  )

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part
  )

/** Whether two calculations are equal regardless of the order of their keys. */
export const isSameCalculation = (one: Calculation, other: Calculation): boolean =>
  canonical(one) === canonical(other)
