import type { ProductGroup } from "../product/product-group.ts"
import type { ChildOffer } from "./offer.ts"
import { bounded, certificatesOf, declaredOf, undeclared } from "./quality.ts"

/** Returns the facts about an offer's quality, each with its label, for summaries and receipts. */
export const qualityFacts = (
  group: Pick<ProductGroup, "id">,
  goods: Pick<ChildOffer, "certificationIds">
): ReadonlyArray<{ readonly name: string; readonly value: string }> => {
  const certificates = certificatesOf(group, goods).map(bounded).join(", ")
  return [
    ...declaredOf(group, goods).map(({ name, mark }) => ({
      name,
      value: mark === undefined ? undeclared : bounded(mark)
    })),
    ...(certificates === "" ? [] : [{ name: "Zertifikat", value: certificates }])
  ]
}
