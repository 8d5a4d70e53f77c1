import type { BulkCalculation, BulkOrder } from "../../domain/bulk/bulk-calculation.ts"
import { offerLifetime } from "../../domain/offer.ts"

/** Answers of this page that are still valid, so that going back shows the former one without asking again. */
export interface FreshBulkOrders {
  readonly get: (order: BulkOrder) => BulkCalculation | undefined
  readonly keep: (order: BulkOrder, calculation: BulkCalculation) => void
}

/** Answers that are remembered at most; the oldest goes first. */
const mostKept = 20

/** Remembers answers by what was asked, as long as an offer is valid (decisions.md behaviour 7); `now` in ms. */
export const freshBulkOrders = (now: () => number = Date.now): FreshBulkOrders => {
  const kept = new Map<string, { readonly calculation: BulkCalculation; readonly until: number }>()
  const keyOf = ({ countryId, productGroupId, points }: BulkOrder): string =>
    [
      countryId,
      productGroupId,
      ...points.map((each) => `${each.index} ${each.zipCode} ${each.amount}`)
    ].join()
  return {
    get: (order) => {
      const found = kept.get(keyOf(order))
      return found !== undefined && found.until > now() ? found.calculation : undefined
    },
    keep: (order, calculation) => {
      const key = keyOf(order)
      kept.delete(key)
      kept.set(key, { calculation, until: now() + offerLifetime })
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    }
  }
}
