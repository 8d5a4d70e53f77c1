import { certificationsOf } from "../options/certifications.ts"
import type { ProductGroup } from "../product/product-group.ts"
import type { ChildOffer } from "./offer.ts"

type Group = Pick<ProductGroup, "id">
type Goods = Pick<ChildOffer, "certificationIds">
type Certificate = ProductGroup["certificates"][number]

/** Certificates of an offer, each as its words. */
const wordsOf = (
  { id: groupId }: Group,
  { certificationIds }: Goods,
  words: (certificate: Certificate) => string
): string =>
  certificationsOf(groupId)
    .filter(({ id }) => certificationIds.includes(id))
    .map(words)
    .join(", ")

/** Certificates of an offer in words, e.g. "ENplus A1"; empty where the goods have none. */
export const certificatesIn = (group: Group, goods: Goods): string =>
  wordsOf(group, goods, ({ name }) => name)

/** The same with what their classes promise, e.g. "ISO 17225-4 A1, bis 25 % Wasser". */
export const qualityIn = (group: Group, goods: Goods): string =>
  wordsOf(group, goods, ({ name, bound }) => name + (bound ? `, ${bound}` : ""))

/** Kilograms of one pallet or Big Bag; `undefined` for goods sold by kilogram or litre. */
export const palletWeight = (
  group: Pick<ProductGroup, "isPallet" | "kilogramsPerUnit">,
  { palletBags }: Pick<ChildOffer, "palletBags">
): number | undefined =>
  group.isPallet ? (palletBags ? palletBags.size * palletBags.count : group.kilogramsPerUnit) : undefined
