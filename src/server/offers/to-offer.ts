import type { Offer } from "../../domain/offer/offer.ts"
import { childOffer } from "../../domain/price/child-offer.ts"
import type { PricedOffer } from "../../domain/price/price-offer.ts"
import type { OfferMarks, RankedOffer, RankedOffers } from "./rank-offers.ts"

/** Returns an offer with the field names of the domain, with the dealer's other offers nested in it. */
export const toOffer = (
  { calculation, request, day }: RankedOffers,
  marks: OfferMarks,
  offer: RankedOffer
): Offer => {
  const terms = { calculation, request, calendar: day.calendar }
  const fieldsOf = (priced: PricedOffer) =>
    childOffer(terms, offer.area, priced, marks.hashOf(offer.area, priced))
  return {
    ...fieldsOf(offer.priced),
    badges: marks.badgesOf(offer),
    children: offer.others.map((priced) => ({ ...fieldsOf(priced), badges: [], selected: false })),
    selected: true
  }
}
