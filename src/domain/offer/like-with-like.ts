import type { Ordering } from "../options/calculation.ts"
import type { ProductGroup } from "../product/product-group.ts"
import { comparedPrice } from "./compared-price.ts"
import type { ChildOffer, Offer } from "./offer.ts"
import { comparedQuality } from "./quality.ts"

/** The cheapest offer of one quality. */
export interface CheapestOfQuality {
  /** The quality in words; empty for goods without certificates and declared properties. */
  readonly quality: string
  readonly offer: ChildOffer
  /** Id of the row that shows the offer: the offer's own row, or the row of the same dealer's best offer. */
  readonly rowId: string
}

/**
 * The rows of a list in the order in which the page shows them, and the cheapest offers among them (rule
 * offer.like-with-like).
 */
export interface ComparedOffers {
  readonly rows: ReadonlyArray<Offer>
  /** "kilogram" if the list has pallets of different weights: prices are then compared per kilogram. */
  readonly measure: "total" | "kilogram"
  /** The cheapest offer of all; `undefined` if there is nothing to compare. */
  readonly cheapest: CheapestOfQuality | undefined
  /** The cheapest offers of the other qualities, cheapest first; empty if all offers have the same quality. */
  readonly others: ReadonlyArray<CheapestOfQuality>
}

/**
 * Compares the offers of a list by total price (pallets of different weights per kilogram), and finds the cheapest
 * offer of each quality.
 */
export const likeWithLike = (
  group: ProductGroup,
  items: ReadonlyArray<Offer>,
  ordering: Ordering
): ComparedOffers => {
  const { measure, priceOf } = comparedPrice(group, items)
  const rows =
    measure === "kilogram" && ordering === 0
      ? items.toSorted((one, other) => priceOf(one) - priceOf(other))
      : items
  // at equal prices, the offer with the "Cheapest" badge counts as cheaper, whatever the order of the rows
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
