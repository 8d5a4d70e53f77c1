import type { Ordering } from "../options/calculation.ts"
import type { ProductGroup } from "../product/product-group.ts"
import type { ChildOffer, Offer } from "./offer.ts"
import { comparedQuality, palletWeight } from "./quality.ts"

/** The cheapest offer of one quality. */
export interface CheapestOfQuality {
  /** In words; empty for goods without a certificate of which nothing is declared. */
  readonly quality: string
  readonly offer: ChildOffer
  /** Id of the row that holds it: its own, or that of the same dealer's best offer. */
  readonly rowId: string
}

/** The rows of a list in the order of the page, and what in them is cheapest (rule offer.like-with-like). */
export interface ComparedOffers {
  readonly rows: ReadonlyArray<Offer>
  /** Pallets of different weight are in the list, so prices are compared by the kilogram. */
  readonly measure: "total" | "kilogram"
  /** The cheapest offer of all; `undefined` where there is nothing to compare. */
  readonly cheapest: CheapestOfQuality | undefined
  /** The cheapest offers of the other qualities, cheapest first; empty where all are of one quality. */
  readonly others: ReadonlyArray<CheapestOfQuality>
}

/** Compares offers of one list by what they really cost, pallets by the kilogram, and each quality by itself. */
export const likeWithLike = (
  group: ProductGroup,
  items: ReadonlyArray<Offer>,
  ordering: Ordering
): ComparedOffers => {
  const weights = new Set(items.map((offer) => palletWeight(group, offer)))
  const measure = group.isPallet && weights.size > 1 ? "kilogram" : "total"
  // the base price is rounded to cents: too coarse to tell pallets apart
  const priceOf = (offer: ChildOffer) =>
    measure === "kilogram" ? offer.totalPrice / (palletWeight(group, offer) ?? 1) : offer.totalPrice
  const rows =
    measure === "kilogram" && ordering === 0
      ? items.toSorted((one, other) => priceOf(one) - priceOf(other))
      : items
  // of equal prices the one that the ranking calls cheapest counts, in whatever order the rows stand
  const isCheaper = (one: ChildOffer, other: ChildOffer) =>
    priceOf(one) < priceOf(other) || (priceOf(one) === priceOf(other) && one.badges.includes("Cheapest"))
  const best = new Map<string, CheapestOfQuality>()
  for (const row of rows)
    for (const offer of [row, ...row.children]) {
      const quality = comparedQuality(group, offer)
      const known = best.get(quality)
      if (!known || isCheaper(offer, known.offer)) best.set(quality, { quality, offer, rowId: row.id })
    }
  const found = items.length > 1 ? [...best.values()] : []
  const [cheapest, ...others] = found.toSorted((one, other) => (isCheaper(one.offer, other.offer) ? -1 : 1))
  return { rows, measure, cheapest, others }
}
