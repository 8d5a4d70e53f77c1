import type { ChildOffer } from "../offer/offer.ts"

/** The figures of an offer that are shown again to the buyer if they have changed (decision 021). */
export type PriceFigures = Pick<
  ChildOffer,
  "totalPrice" | "startDeliveryPeriodDate" | "endDeliveryPeriodDate"
>

export const hasOtherWindow = (seen: PriceFigures, offer: PriceFigures): boolean =>
  seen.startDeliveryPeriodDate !== offer.startDeliveryPeriodDate ||
  seen.endDeliveryPeriodDate !== offer.endDeliveryPeriodDate

/** Whether visible figures have changed; an offer's hash changes with every price list, even if its figures do not. */
export const hasOtherFigures = (seen: PriceFigures, offer: PriceFigures): boolean =>
  seen.totalPrice !== offer.totalPrice || hasOtherWindow(seen, offer)
