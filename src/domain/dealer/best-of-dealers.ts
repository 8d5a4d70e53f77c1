import type { Ordering } from "../options/calculation.ts"
import { byPrice, type Ranked, rankingOf } from "../price/ranking.ts"

/**
 * Chooses the best offer of each dealer among the offers for the dealer's delivery areas, and sorts the results in the
 * requested order. The result is the same as in the offer list (rules offer.ranking and offer.sorting).
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
