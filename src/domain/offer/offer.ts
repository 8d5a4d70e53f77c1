import type { ValueOf } from "./member-kind.ts"
import type { offerFee, OfferValues, seller } from "./offer-members.ts"

/** Validity of an offer in ms (30 minutes); afterwards the offer is calculated again (rule offer.lifetime). */
export const offerLifetime = 1_800_000

/** Minimum time in ms between two calculations of an expired offer, even if a clock is wrong. */
export const leastOfferLifetime = 10_000

export type OfferFee = ValueOf<typeof offerFee>

export type FeeKey = OfferFee["key"]

export type Seller = ValueOf<typeof seller>

/** One offer, as `offerMembers` describes it: all prices gross, major units with two decimals (rule wire.money). */
export interface ChildOffer extends OfferValues {}

export type OfferBadge = ChildOffer["badges"][number]

/** A dealer's best offer, with other offers of the same dealer below it. */
export interface Offer extends ChildOffer {
  readonly children: ReadonlyArray<ChildOffer>
}

/**
 * Response of `berechnen`: offers in rank order. If no dealer sells the requested options, `hasDefaultOffers` is true
 * and the offers under the group's default options are listed instead (rule offer.other-conditions).
 */
export interface OfferList {
  readonly items: ReadonlyArray<Offer>
  readonly hasDefaultOffers: boolean
  readonly calculatedAt: string
  readonly validUntil: string
}
