import type { Calculation } from "../options/calculation.ts"
import type { ChildOffer } from "../offer/offer.ts"
import { encodeOfferChoice } from "../options/offer-choice.ts"
import { productGroup } from "../product/product-group.ts"

/** Name in the address that tells an order that is repeated from an offer that was chosen in a list. */
export const againKey = "nochmal"

/**
 * Address of the page that shows an offer, for the same goods of the same seller at today's price: product, quality, amount and
 * place are those of a former order; the day that was wished for then is over (rule order.again).
 */
export const reorderPath = (
  calculation: Calculation,
  offer: Pick<ChildOffer, "dealerId" | "hash" | "totalPrice" | "certificationIds">
): string => {
  const wishes = {
    ...calculation,
    parameters: calculation.parameters.filter(({ desiredDate }) => desiredDate === undefined)
  }
  // what was paid then is no price that was seen now
  const { seen: _seen, ...choice } = encodeOfferChoice(wishes, offer)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...choice, [againKey]: "1" }))
    if (value !== undefined) query.append(name, value)
  return `/${productGroup(calculation.productGroupId).slug}/bestellparameter-bestaetigen?${query.toString()}`
}
