import type { Calculation } from "../options/calculation.ts"
import type { ChildOffer } from "../offer/offer.ts"
import { encodeOfferChoice } from "../options/offer-choice.ts"
import { productGroup } from "../product/product-group.ts"

/** Query parameter that marks the repetition of a former order, as opposed to an offer chosen in a list. */
export const againKey = "nochmal"

/**
 * Returns the path of the page with an offer for the same goods from the same seller at today's price. Product,
 * quality, amount and place are copied from a former order; the order's desired date is left out, because it has passed
 * (rule order.again).
 */
export const reorderPath = (
  calculation: Calculation,
  offer: Pick<ChildOffer, "dealerId" | "hash" | "totalPrice" | "certificationIds">
): string => {
  const wishes = {
    ...calculation,
    parameters: calculation.parameters.filter(({ desiredDate }) => desiredDate === undefined)
  }
  // `seen` would mean that the buyer has just seen this price; it is left out, because the price is that of the former
  // order
  const { seen: _seen, ...choice } = encodeOfferChoice(wishes, offer)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...choice, [againKey]: "1" }))
    if (value !== undefined) query.append(name, value)
  return `/${productGroup(calculation.productGroupId).slug}/bestellparameter-bestaetigen?${query.toString()}`
}
