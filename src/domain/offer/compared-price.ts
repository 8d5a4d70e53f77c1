import type { ProductGroup } from "../product/product-group.ts"
import type { ChildOffer } from "./offer.ts"

/** Returns the weight of one pallet or Big Bag in kilograms; `undefined` for goods sold by kilogram or litre. */
export const palletWeight = (
  group: Pick<ProductGroup, "isPallet" | "kilogramsPerUnit">,
  { palletBags }: Pick<ChildOffer, "palletBags">
): number | undefined =>
  group.isPallet ? (palletBags ? palletBags.size * palletBags.count : group.kilogramsPerUnit) : undefined

type Priced = Pick<ChildOffer, "palletBags" | "totalPrice">

/**
 * Returns how the prices of these offers are compared: by total price, or by the price of a kilogram if their pallets
 * differ in weight (rule offer.like-with-like). `priceOf` returns the compared price in major units. Apart from
 * `like-with-like.ts`, because the script of a returning visitor's price must stay small.
 */
export const comparedPrice = (
  group: Pick<ProductGroup, "isPallet" | "kilogramsPerUnit">,
  items: ReadonlyArray<Priced>
): { readonly measure: "total" | "kilogram"; readonly priceOf: (offer: Priced) => number } =>
  new Set(items.map((offer) => palletWeight(group, offer))).size > 1
    ? // base prices are rounded to cents, which is too coarse to compare pallets
      { measure: "kilogram", priceOf: (offer) => offer.totalPrice / (palletWeight(group, offer) ?? 1) }
    : { measure: "total", priceOf: ({ totalPrice }) => totalPrice }
