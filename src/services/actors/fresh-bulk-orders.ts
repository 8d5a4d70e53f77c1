import type { BulkCalculation, BulkOrder } from "../../domain/bulk/bulk-calculation.ts"
import { offerLifetime } from "../../domain/offer/offer.ts"
import { type FreshAnswers, freshAnswers } from "./fresh-answers.ts"

export type FreshBulkOrders = FreshAnswers<BulkOrder, BulkCalculation>

const keyOf = ({ countryId, productGroupId, qualities, points }: BulkOrder): string =>
  [
    countryId,
    productGroupId,
    qualities.join(" "),
    ...points.map((each) => `${each.index} ${each.zipCode} ${each.amount}`)
  ].join()

/**
 * Caches each response under its request for as long as an offer is valid (rule offer.lifetime); `now` returns the time
 * in ms.
 */
export const freshBulkOrders = (now: () => number = Date.now): FreshBulkOrders =>
  freshAnswers(keyOf, () => offerLifetime, now)
