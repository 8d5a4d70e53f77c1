import { hash } from "node:crypto"
import { byPoints } from "../../domain/bulk/by-points.ts"
import { zipsOfStations } from "../../domain/bulk/planned-points.ts"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { OfferBadge } from "../../domain/offer/offer.ts"
import { calculationProblems } from "../../domain/options/calculation-problems.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { certificationIdOf } from "../../domain/options/quality-id.ts"
import { offerFingerprint, requestFingerprint } from "../../domain/price/offer-fingerprint.ts"
import { type DayTerms, type PricedOffer, priceOffers } from "../../domain/price/price-offer.ts"
import { type PriceRequest, priceRequest } from "../../domain/price/price-request.ts"
import { badgesOf, byPrice, type Ranked, rankingOf } from "../../domain/price/ranking.ts"
import { dayTermsOf, momentOf } from "./day-terms.ts"
import { type Area, areasOf, areasOfAll, type Snapshot } from "./snapshot.ts"

export interface RankedOffer extends Ranked {
  readonly area: Area
  readonly priced: PricedOffer
  /** The dealer's offers with other certifications, the cheapest first. */
  readonly others: ReadonlyArray<PricedOffer>
}

/** The offers of one calculation, and the data that all of them share. */
export interface RankedOffers {
  readonly calculation: Calculation
  readonly snapshot: Snapshot
  readonly day: DayTerms
  readonly request: PriceRequest
  readonly offers: ReadonlyArray<RankedOffer>
}

/**
 * Completes a request with the defaults of its country and group; the requested delivery points are kept even if `init`
 * specifies one point.
 */
export const completed = (calculation: Calculation, configuration: ConfigurationData): Calculation =>
  byPoints({ ...completeCalculation(calculation, configuration), stations: calculation.stations })

const rankedOffer = (area: Area, priced: PricedOffer, others: ReadonlyArray<PricedOffer>): RankedOffer => ({
  total: priced.total,
  end: priced.end,
  rating: area.dealer.rating,
  ratingCount: area.dealer.ratingCount,
  dealerId: area.dealer.id,
  area,
  priced,
  others
})

/**
 * Replaces the cheapest goods in a dealer's offer by the goods with exactly these marks, even if other goods of the
 * dealer declare more (rule offer.declared). Returns the offer unchanged if the dealer has no such goods.
 */
export const withGoods = (offer: RankedOffer, marks: ReadonlyArray<number>): RankedOffer => {
  const goods = [offer.priced, ...offer.others]
  const id = certificationIdOf(marks)
  const priced = goods.find(({ certificationId }) => certificationId === id)
  return priced === undefined
    ? offer
    : rankedOffer(
        offer.area,
        priced,
        goods.filter((each) => each !== priced)
      )
}

/**
 * Whether the first of two offers of a dealer, from different areas, is the better one: the cheaper offer is used (tie:
 * the earlier one, then the lower area id).
 */
const isBetter = (one: RankedOffer, other: RankedOffer): boolean => {
  const order = byPrice(one, other)
  return order < 0 || (order === 0 && one.area.id < other.area.id)
}

const noOthers: ReadonlyArray<PricedOffer> = []

/**
 * Calculates the offers of areas, wherever these are, and keeps the best one of each dealer, in no particular order.
 */
export const offersIn = (
  areas: ReadonlyArray<Area>,
  request: PriceRequest,
  day: DayTerms
): ReadonlyArray<RankedOffer> => {
  const best = new Map<number, RankedOffer>()
  for (const area of areas) {
    const goods = priceOffers(request, area, day)
    const [priced] = goods
    if (priced === undefined) continue
    const offer = rankedOffer(area, priced, goods.length === 1 ? noOthers : goods.slice(1))
    const known = best.get(offer.dealerId)
    if (known === undefined || isBetter(offer, known)) best.set(offer.dealerId, offer)
  }
  return [...best.values()]
}

/**
 * Ranks the offers for a completed calculation in the requested order; `undefined` if the calculation is impossible (no
 * zip, or an amount that is not sold). `regionCodes` comes from `wishedRegions`.
 */
export const rankOffers = (
  snapshot: Snapshot,
  calculation: Calculation,
  at: Date,
  regionCodes: ReadonlyArray<string> = []
): RankedOffers | undefined => {
  if (calculationProblems(calculation).length > 0) return undefined
  const request = priceRequest(calculation)
  if (request === undefined) return undefined
  const day = dayTermsOf(snapshot, momentOf(snapshot.countryId, at).counting, regionCodes)
  const areas =
    calculation.points === undefined
      ? areasOf(snapshot, calculation.zipCode)
      : areasOfAll(snapshot, zipsOfStations(calculation))
  const offers = offersIn(areas, request, day)
  return { calculation, snapshot, day, request, offers: offers.toSorted(rankingOf(calculation.ordering)) }
}

/** The hash and the badges of each offer in a list. */
export interface OfferMarks {
  readonly hashOf: (area: Area, priced: PricedOffer) => string
  readonly badgesOf: (offer: RankedOffer) => ReadonlyArray<OfferBadge>
}

/** 128 bits of the digest: enough to identify the offer shown. */
const hashLength = 22

export const marksOf = (ranked: RankedOffers): OfferMarks => {
  const request = requestFingerprint(ranked.calculation)
  const badges = badgesOf(ranked.offers)
  return {
    hashOf: (area, priced) => {
      const { dealer, branchId, palletBags, listVersion } = area
      const source = { dealerId: dealer.id, branchId, palletBags, listVersion }
      const text = offerFingerprint(request, source, priced, ranked.day.calendar)
      return hash("sha256", text, "base64url").slice(0, hashLength)
    },
    badgesOf: (offer) => {
      const given: Array<OfferBadge> = []
      if (badges.Cheapest === offer) given.push("Cheapest")
      if (badges.Fastest === offer) given.push("Fastest")
      if (badges.BestRated === offer) given.push("BestRated")
      return given
    }
  }
}
