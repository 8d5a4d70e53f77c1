import type { ChildOffer } from "../offer/offer.ts"

/** The values of an offer that are shown to the buyer again if they have changed (decision 021). */
export type PriceFigures = Pick<
  ChildOffer,
  "totalPrice" | "startDeliveryPeriodDate" | "endDeliveryPeriodDate"
>

export const hasOtherWindow = (seen: PriceFigures, offer: PriceFigures): boolean =>
  seen.startDeliveryPeriodDate !== offer.startDeliveryPeriodDate ||
  seen.endDeliveryPeriodDate !== offer.endDeliveryPeriodDate

/**
 * Whether the visible values have changed; an offer's hash changes with every price list, even if these values do not.
 */
export const hasOtherFigures = (seen: PriceFigures, offer: PriceFigures): boolean =>
  seen.totalPrice !== offer.totalPrice || hasOtherWindow(seen, offer)
