import type { ChildOffer } from "../offer/offer.ts"

/** What of an offer is shown as changed (decision 021). */
export type PriceFigures = Pick<
  ChildOffer,
  "totalPrice" | "startDeliveryPeriodDate" | "endDeliveryPeriodDate"
>

export const hasOtherWindow = (seen: PriceFigures, offer: PriceFigures): boolean =>
  seen.startDeliveryPeriodDate !== offer.startDeliveryPeriodDate ||
  seen.endDeliveryPeriodDate !== offer.endDeliveryPeriodDate

/** Whether there is anything to tell; the hash of an offer changes with every price list, its figures need not. */
export const hasOtherFigures = (seen: PriceFigures, offer: PriceFigures): boolean =>
  seen.totalPrice !== offer.totalPrice || hasOtherWindow(seen, offer)
