import { certificationIdOf } from "../options/quality-id.ts"
import { facetsOf } from "../options/qualities.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import type { ChildOffer } from "./offer.ts"

type Goods = Pick<ChildOffer, "certificationIds" | "palletBags">

/**
 * Whether two offers of a dealer are of the same goods: the same certificates and declared properties, on the same
 * pallets. Other goods are not a change of the price, whatever they cost (rule order.same-goods).
 */
export const isSameGoods = (one: Goods, other: Goods): boolean =>
  certificationIdOf(one.certificationIds) === certificationIdOf(other.certificationIds) &&
  one.palletBags?.size === other.palletBags?.size &&
  one.palletBags?.count === other.palletBags?.count

/**
 * Whether an offer has the quality that was chosen in the list (`opcert`). Several marks of one facet cannot belong to
 * one offer: they only restrict the choice, as in old addresses.
 */
export const isChosenQuality = (
  groupId: ProductGroupId,
  chosen: ReadonlyArray<number> | undefined,
  { certificationIds }: Pick<ChildOffer, "certificationIds">
): boolean =>
  chosen === undefined ||
  facetsOf(groupId).some(({ marks }) => marks.filter(({ id }) => chosen.includes(id)).length > 1) ||
  certificationIdOf(chosen) === certificationIdOf(certificationIds)
