import type { Ordering } from "../options/calculation.ts"
import { byPrice, type Ranked, rankingOf } from "../price/ranking.ts"

/**
 * Of the areas in which one dealer offers the best one, in the order asked for: the same that the list of offers has
 * (rules offer.ranking and offer.sorting).
 */
export const bestOfDealers = <Offer extends Ranked & { readonly areaId: number }>(
  offers: ReadonlyArray<Offer>,
  ordering: Ordering
): ReadonlyArray<Offer> => {
  const best = new Map<number, Offer>()
  for (const offer of offers) {
    const known = best.get(offer.dealerId)
    if (known === undefined || (byPrice(offer, known) || offer.areaId - known.areaId) < 0)
      best.set(offer.dealerId, offer)
  }
  return [...best.values()].toSorted(rankingOf(ordering))
}
