import type { ChildOffer, Offer, OfferList } from "../offer/offer.ts"

/** A fresh result: every top-level offer selected, every child offer not (rule offer.selection). */
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

/** The offer of a list with an id, top-level or child. */
export const offerById = (list: OfferList | null, id: string): ChildOffer | undefined => {
  const family = list?.items.find((offer) => holds(offer, id))
  return family?.id === id ? family : family?.children.find((child) => child.id === id)
}

/**
 * Selects an offer and deselects the one selected before it at the same dealer, top-level or child (rule
 * offer.selection).
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

/** The one of a dealer's offers that is shown: the selected child, or the offer itself. */
export const selectedOf = (offer: Offer): ChildOffer =>
  offer.children.find((child) => child.selected) ?? offer
