import type { Calculation } from "../../domain/calculation.ts"
import type { OfferList } from "../../domain/offer.ts"

/** Lists that are remembered at most; the one used longest ago goes first. */
const mostKept = 20

/** Results of this page that are still valid, so that going back shows the former one without asking again. */
export interface FreshResults {
  readonly get: (calculation: Calculation) => OfferList | undefined
  readonly keep: (calculation: Calculation, list: OfferList) => void
}

/** How long a list is valid from its calculation on (ms): by the server's clock alone, since ours may be wrong. */
const lifetimeOf = ({ calculatedAt, validUntil }: OfferList): number =>
  Date.parse(validUntil) - Date.parse(calculatedAt)

/** Remembers results by what was wished; `now` in ms. */
export const freshResults = (now: () => number = Date.now): FreshResults => {
  const kept = new Map<string, { readonly list: OfferList; readonly until: number }>()
  const keyOf = (calculation: Calculation): string =>
    JSON.stringify(Object.entries(calculation).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return {
    get: (calculation) => {
      const key = keyOf(calculation)
      const found = kept.get(key)
      if (found === undefined) return undefined
      kept.delete(key)
      if (found.until <= now()) return undefined
      kept.set(key, found)
      return found.list
    },
    keep: (calculation, list) => {
      const key = keyOf(calculation)
      kept.delete(key)
      kept.set(key, { list, until: now() + lifetimeOf(list) })
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    }
  }
}
