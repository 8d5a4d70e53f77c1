import type { Ordering } from "../options/calculation.ts"
import type { Cents } from "./money.ts"
import type { OfferBadge } from "../offer/offer.ts"

/** The values that determine an offer's rank in the list. */
export interface Ranked {
  readonly total: Cents
  /** Workdays until the end of the window. */
  readonly end: number
  /** 0–100. */
  readonly rating: number
  readonly ratingCount: number
  readonly dealerId: number
}

/** Compares offers by total, end of the window, rating (highest first) and dealer id (rule offer.ranking). */
export const byPrice = (one: Ranked, other: Ranked): number =>
  one.total - other.total || one.end - other.end || other.rating - one.rating || one.dealerId - other.dealerId

const byDeliveryDate = (one: Ranked, other: Ranked): number => one.end - other.end || byPrice(one, other)

const byRating = (one: Ranked, other: Ranked): number => other.rating - one.rating || byPrice(one, other)

/**
 * Returns the comparison function for a list: 0 compares by price, 1 by delivery date, 2 by rating; equal offers are
 * compared as by price (rule offer.sorting).
 */
export const rankingOf = (ordering: Ordering): ((one: Ranked, other: Ranked) => number) =>
  ordering === 1 ? byDeliveryDate : ordering === 2 ? byRating : byPrice

/** The offer that gets each badge; a single offer gets no badge. */
export type Badges<Offer> = Readonly<Record<Exclude<OfferBadge, "Sponsored">, Offer | undefined>>

const first = <Offer extends Ranked>(
  offers: ReadonlyArray<Offer>,
  ranking: (one: Ranked, other: Ranked) => number
): Offer | undefined => {
  let best: Offer | undefined
  for (const offer of offers) if (best === undefined || ranking(offer, best) < 0) best = offer
  return best
}

/** Returns the cheapest, fastest and best rated offers; a dealer without ratings cannot be the best rated. */
export const badgesOf = <Offer extends Ranked>(offers: ReadonlyArray<Offer>): Badges<Offer> => {
  const compared = offers.length < 2 ? [] : offers
  return {
    Cheapest: first(compared, byPrice),
    Fastest: first(compared, byDeliveryDate),
    BestRated: first(
      compared.filter((offer) => offer.ratingCount > 0),
      byRating
    )
  }
}
