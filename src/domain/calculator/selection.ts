import type { ChildOffer, Offer, OfferList } from "../offer/offer.ts"

/**
 * Returns a new result with its initial selection: every top-level offer is selected, no child offer is (rule
 * offer.selection).
 */
export const freshlySelected = (list: OfferList): OfferList => ({
  ...list,
  items: list.items.map((offer) => ({
    ...offer,
    selected: true,
    children: offer.children.map((child) => ({ ...child, selected: false }))
  }))
})

const holds = (offer: Offer, id: string): boolean =>
  offer.id === id || offer.children.some((child) => child.id === id)

/** Returns the offer with the given id from a list, whether it is a top-level or a child offer. */
export const offerById = (list: OfferList | null, id: string): ChildOffer | undefined => {
  const family = list?.items.find((offer) => holds(offer, id))
  return family?.id === id ? family : family?.children.find((child) => child.id === id)
}

/**
 * Selects an offer and deselects the offer of the same dealer that was selected before; each may be a top-level or a
 * child offer (rule offer.selection).
 */
export const withSelected = (list: OfferList, id: string): OfferList => ({
  ...list,
  items: list.items.map((offer) =>
    holds(offer, id)
      ? {
          ...offer,
          selected: offer.id === id,
          children: offer.children.map((child) => ({ ...child, selected: child.id === id }))
        }
      : offer
  )
})

/**
 * Returns the offer that is shown for a dealer: the selected child offer if there is one, otherwise the offer itself.
 */
export const selectedOf = (offer: Offer): ChildOffer =>
  offer.children.find((child) => child.selected) ?? offer
