import type { PalletBags } from "../product/group-facts.ts"
import {
  type ProductGroup,
  type ProductGroupId,
  productGroup,
  productGroups,
  type ProductId,
  type SuperProductId
} from "../product/product-group.ts"
import { usualName } from "../product/usual-name.ts"

/** A product that can be chosen in a group. */
export interface GroupProduct {
  readonly id: ProductId | SuperProductId
  readonly name: string
  readonly shortName: string
  readonly infoText: string
  /** The better product, which must be chosen explicitly ("super product", rule calculator.super-product). */
  readonly isUpselling: boolean
}

const superProducts: Readonly<Record<SuperProductId, Omit<GroupProduct, "id" | "isUpselling">>> = {
  3: {
    name: "Heizöl Premium",
    shortName: "Premium",
    infoText: "Mit Zusätzen, die das Öl länger lagerfähig machen und sauberer verbrennen lassen."
  },
  21: {
    name: "Premium-Holzpellets",
    shortName: "Premium",
    infoText: "Besonders wenig Abrieb: höchstens 0,5 % Feinanteil bei der Verladung."
  }
}

/** Returns the products of a group, the ordinary one first. */
export const productsOf = (groupId: ProductGroupId): ReadonlyArray<GroupProduct> => {
  const group = productGroup(groupId)
  const { superProductId } = group
  return [
    { id: group.productId, name: group.name, shortName: group.name, infoText: "", isUpselling: false },
    ...(superProductId === undefined
      ? []
      : [{ ...superProducts[superProductId], id: superProductId, isUpselling: true }])
  ]
}

/** Returns the better product of a group, if it has one. */
export const superProductOf = (groupId: ProductGroupId): GroupProduct | undefined =>
  productsOf(groupId).find((product) => product.isUpselling)

/** Returns the group that sells a product; `undefined` if no group sells it. */
export const groupOfProduct = (productId: number): ProductGroup | undefined =>
  productGroups.find(({ id }) => productsOf(id).some((product) => product.id === productId))

/** Returns the name of a product, or the name of its group if the id is unknown. */
export const productName = (groupId: ProductGroupId, productId: number): string =>
  productsOf(groupId).find(({ id }) => id === productId)?.name ?? productGroup(groupId).name

/** Returns the name of a product as offers and orders say it: the usual oil as "Heizöl Standard". */
export const offeredName = (groupId: ProductGroupId, productId: number): string => {
  const group = productGroup(groupId)
  return productId === group.productId ? usualName(group) : productName(groupId, productId)
}

/** Returns the display name of an offer's goods: the product's name and, for sacks, the contents of a pallet. */
export const goodsName = (
  groupId: ProductGroupId,
  { productId, palletBags }: { readonly productId: number; readonly palletBags: PalletBags | null }
): string => {
  const name = offeredName(groupId, productId)
  return palletBags === null ? name : `${name}, je Palette ${palletBags.count} × ${palletBags.size} kg`
}
