import type { CountryId } from "../place/country.ts"
import { formatAmount } from "../product/amount.ts"
import type { ProductGroup } from "../product/product-group.ts"
import type { ChildOffer } from "./offer.ts"
import { palletWeight } from "./compared-price.ts"
import { bounded, certificatesOf, declaredOf, undeclared } from "./quality.ts"

/**
 * Returns the facts about an offer's quality, each with its label, for summaries and receipts; the weight of a pallet
 * or Big Bag is in kg, as written in the country.
 */
export const qualityFacts = (
  group: Pick<ProductGroup, "id" | "isPallet" | "kilogramsPerUnit">,
  goods: Pick<ChildOffer, "certificationIds" | "palletBags">,
  countryId: CountryId
): ReadonlyArray<{ readonly name: string; readonly value: string }> => {
  const certificates = certificatesOf(group, goods).map(bounded).join(", ")
  const weight = palletWeight(group, goods)
  return [
    ...declaredOf(group, goods).map(({ name, mark }) => ({
      name,
      value: mark === undefined ? undeclared : bounded(mark)
    })),
    ...(certificates === "" ? [] : [{ name: "Zertifikat", value: certificates }]),
    ...(weight === undefined
      ? []
      : [{ name: "Gewicht je Palette", value: `${formatAmount(weight, countryId)} kg` }])
  ]
}
