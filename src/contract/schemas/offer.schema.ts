import { Schema } from "effect"
import { feeKeys, type Offer, offerBadges, type OfferList } from "../../domain/offer/offer.ts"
import { currency, decimal, instant, localDate, unit } from "../primitives.ts"
import { wire, wireOdd } from "../wire.ts"

const seller = wire({
  name: Schema.String,
  street: Schema.String,
  zipCode: Schema.String,
  city: Schema.String,
  email: Schema.String,
  phone: Schema.String,
  enplusId: Schema.NullOr(Schema.String)
})

/** A fee line of an offer (rule price.fees); gross, major units. */
export const offerFee = wire({
  key: Schema.Literals(feeKeys),
  name: Schema.String,
  amount: decimal,
  perStation: Schema.Boolean
})

const fields = {
  id: Schema.String,
  hash: Schema.String,
  dealerId: Schema.Int,
  branchId: Schema.Int,
  name: Schema.String,
  logoUrl: Schema.NullOr(Schema.String),
  profileLink: Schema.NullOr(Schema.String),
  seller,
  rating: Schema.Int,
  ratingCount: Schema.Int,
  isInteraid: Schema.Boolean,
  productId: Schema.Int,
  palletBags: Schema.NullOr(wire({ size: Schema.Int, count: Schema.Int })),
  certificationIds: Schema.Array(Schema.Int),
  currency,
  unitPrice: decimal,
  unitPriceUnit: wire({ amount: Schema.Int, unit }),
  basePrice: decimal,
  basePriceUnit: Schema.Literals(["kg", "l"]),
  goodsPrice: decimal,
  netTotal: decimal,
  vatRate: Schema.Finite,
  vatAmount: decimal,
  totalPrice: decimal,
  earlierVat: Schema.NullOr(wire({ vatRate: Schema.Finite, vatAmount: decimal, totalPrice: decimal })),
  fees: Schema.Array(offerFee),
  savings: Schema.NullOr(wire({ amount: decimal, reference: Schema.String })),
  badges: Schema.Array(Schema.Literals(offerBadges)),
  deliveryPeriodDays: Schema.Int,
  startDeliveryPeriodDate: localDate,
  endDeliveryPeriodDate: localDate,
  appointmentPlusPrice: Schema.NullOr(decimal),
  paymentIds: Schema.Array(Schema.Int),
  defaultPaymentId: Schema.Int,
  isInteraidPayment: Schema.Boolean,
  monthlyRateCount: Schema.Int,
  monthlyRate: Schema.NullOr(decimal),
  effectiveAnnualRate: Schema.NullOr(Schema.Finite),
  selected: Schema.Boolean
}

/** An offer as the wire carries it; children are other offers of the same dealer. */
export const offer = wire({ ...fields, children: Schema.Array(wire(fields)) })

/** The hash by a second name that only lists carry, for clients that know no other; our own pages read the first. */
const secondHash = { hashAgain: "hash" } as const
const listed = { ...fields, hashAgain: Schema.optionalKey(Schema.String) }

const listedOffer = wireOdd({ ...listed, children: Schema.Array(wireOdd(listed, secondHash)) }, secondHash)

export const offerList = wire({
  items: Schema.Array(listedOffer),
  hasDefaultOffers: Schema.Boolean,
  calculatedAt: instant,
  validUntil: instant
})

/** The contract and the domain name the same shape; a difference does not compile. */
export const asOffer = (value: typeof offer.Type): Offer => value
export const asOfferList = (value: typeof offerList.Type): OfferList => value
