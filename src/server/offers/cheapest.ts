import type { Calculation } from "../../domain/options/calculation.ts"
import { type DayTerms, type PricedOffer, priceOffer } from "../../domain/price/price-offer.ts"
import { priceRequest } from "../../domain/price/price-request.ts"
import type { Area } from "./snapshot.ts"

/**
 * The lowest total of some areas for a completed calculation: nothing but prices, without ranking or hashes, for
 * answers that compare many calculations. Unit prices follow from the total, so which dealer it is does not matter.
 */
export const cheapestIn = (
  areas: ReadonlyArray<Area>,
  calculation: Calculation,
  day: DayTerms
): PricedOffer | undefined => {
  const request = priceRequest(calculation)
  if (request === undefined) return undefined
  let best: PricedOffer | undefined
  for (const area of areas) {
    const priced = priceOffer(request, area, day)
    if (priced !== undefined && (best === undefined || priced.total < best.total)) best = priced
  }
  return best
}
