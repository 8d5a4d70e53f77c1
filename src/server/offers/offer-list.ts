import type { Calculation } from "../../domain/options/calculation.ts"
import type { CountedSearch } from "../../domain/figures/shop-steps.ts"
import { type OfferList, offerLifetime } from "../../domain/offer/offer.ts"
import { withDefaultOptions } from "../../domain/options/complete-calculation.ts"
import { offerJson } from "./offer-json.ts"
import { completed, marksOf, type RankedOffers, rankOffers } from "./rank-offers.ts"
import type { Snapshot } from "./snapshot.ts"
import { toOffer } from "./to-offer.ts"

/** The offers of a calculation; `isDefault` if they are offers with default options (rule offer.other-conditions). */
export interface Listing {
  readonly ranked: RankedOffers | undefined
  readonly isDefault: boolean
  readonly at: Date
}

const isAny = (ranked: RankedOffers | undefined): boolean => ranked !== undefined && ranked.offers.length > 0

/**
 * Converts an offer list to the search that the statistics count. Offers with default options count as orderable, too
 * (rule figures.searches).
 */
export const searchOf = (
  { countryId, productGroupId, zipCode }: Calculation,
  { ranked }: Listing
): CountedSearch => ({
  countryId,
  productGroupId,
  zipCode,
  dealerIds: ranked?.offers.map(({ dealerId }) => dealerId) ?? []
})

export const listDefaultOffers = (snapshot: Snapshot, calculation: Calculation, at: Date): Listing => {
  const ranked = rankOffers(snapshot, withDefaultOptions(calculation, snapshot.configuration), at)
  return { ranked, isDefault: isAny(ranked), at }
}

/**
 * Returns the offers with the chosen options, or with default options if no dealer sells the chosen ones; `regionCodes`
 * comes from `wishedRegions`.
 */
export const listOffers = (
  snapshot: Snapshot,
  calculation: Calculation,
  at: Date,
  regionCodes: ReadonlyArray<string> = []
): Listing => {
  const ranked = rankOffers(snapshot, completed(calculation, snapshot.configuration), at, regionCodes)
  return isAny(ranked) ? { ranked, isDefault: false, at } : listDefaultOffers(snapshot, calculation, at)
}

const validUntil = (at: Date): string => new Date(at.getTime() + offerLifetime).toISOString()

export const toOfferList = ({ ranked, isDefault, at }: Listing): OfferList => {
  const marks = ranked === undefined ? undefined : marksOf(ranked)
  return {
    items:
      ranked === undefined || marks === undefined
        ? []
        : ranked.offers.map((offer) => toOffer(ranked, marks, offer)),
    hasDefaultOffers: isDefault,
    calculatedAt: at.toISOString(),
    validUntil: validUntil(at)
  }
}

/** Writes the list in the wire format. */
export const offerListJson = ({ ranked, isDefault, at }: Listing): string => {
  let items = ""
  if (ranked !== undefined) {
    const marks = marksOf(ranked)
    for (const offer of ranked.offers) {
      if (items !== "") items += ","
      items += offerJson(ranked, marks, offer)
    }
  }
  return `{"Items":[${items}],"HasDefaultOffers":${isDefault ? "true" : "false"},"CalculatedAt":"${at.toISOString()}","ValidUntil":"${validUntil(at)}"}`
}
