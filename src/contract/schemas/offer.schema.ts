import { Schema } from "effect"
import type { Offer, OfferList } from "../../domain/offer/offer.ts"
import { offerFee as feeKind, offerMembers } from "../../domain/offer/offer-members.ts"
import { schemaOf, schemasOf } from "../described.ts"
import { instant } from "../primitives.ts"
import { wire, wireOdd } from "../wire.ts"

/** A fee line of an offer (rule price.fees); gross, major units. */
export const offerFee = schemaOf(feeKind)

const fields = schemasOf(offerMembers)

/** An offer on the wire; children are other offers of the same dealer. */
export const offer = wire({ ...fields, children: Schema.Array(wire(fields)) })

/**
 * The hash under a second name, only in lists, for clients that use only this name; the shop's own pages read the first
 * name.
 */
const secondHash = { hashAgain: "hash" } as const
const listed = { ...fields, hashAgain: Schema.optionalKey(Schema.String) }

const listedOffer = wireOdd({ ...listed, children: Schema.Array(wireOdd(listed, secondHash)) }, secondHash)

export const offerList = wire({
  items: Schema.Array(listedOffer),
  hasDefaultOffers: Schema.Boolean,
  calculatedAt: instant,
  validUntil: instant
})

/** Contract and domain must have the same shape; otherwise these functions do not compile. */
export const asOffer = (value: typeof offer.Type): Offer => value
export const asOfferList = (value: typeof offerList.Type): OfferList => value
