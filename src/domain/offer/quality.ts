import { certificationsOf } from "../options/certifications.ts"
import type { ProductGroup } from "../product/product-group.ts"
import type { ChildOffer } from "./offer.ts"

/** Certificates of an offer in words, e.g. "ENplus A1"; empty where the goods have none. */
export const certificatesIn = (
  group: Pick<ProductGroup, "id">,
  { certificationIds }: Pick<ChildOffer, "certificationIds">
): string =>
  certificationsOf(group.id)
    .filter(({ id }) => certificationIds.includes(id))
    .map(({ name }) => name)
    .join(", ")

/** Kilograms of one pallet or Big Bag; `undefined` for goods sold by kilogram or litre. */
export const palletWeight = (
  group: Pick<ProductGroup, "isPallet" | "kilogramsPerUnit">,
  { palletBags }: Pick<ChildOffer, "palletBags">
): number | undefined =>
  !group.isPallet
    ? undefined
    : palletBags === null
      ? group.kilogramsPerUnit
      : palletBags.size * palletBags.count
