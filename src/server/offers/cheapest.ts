import type { Calculation } from "../../domain/options/calculation.ts"
import { type DayTerms, type PricedOffer, priceOffer } from "../../domain/price/price-offer.ts"
import { priceRequest } from "../../domain/price/price-request.ts"
import type { Area } from "./snapshot.ts"

/** The lowest total price in some areas, and the area that has it. */
export interface Cheapest {
  readonly area: Area
  readonly priced: PricedOffer
}

/**
 * Finds the area with the lowest total price for a completed calculation. Calculates only prices, without ranking or
 * hashes, for responses that compare many calculations.
 */
export const cheapestOf = (
  areas: ReadonlyArray<Area>,
  calculation: Calculation,
  day: DayTerms
): Cheapest | undefined => {
  const request = priceRequest(calculation)
  if (request === undefined) return undefined
  let best: Cheapest | undefined
  for (const area of areas) {
    const priced = priceOffer(request, area, day)
    if (priced !== undefined && (best === undefined || priced.total < best.priced.total))
      best = { area, priced }
  }
  return best
}

/**
 * Finds only the lowest total price, for callers that do not need to know the dealer; unit prices follow from the
 * total.
 */
export const cheapestIn = (
  areas: ReadonlyArray<Area>,
  calculation: Calculation,
  day: DayTerms
): PricedOffer | undefined => cheapestOf(areas, calculation, day)?.priced
