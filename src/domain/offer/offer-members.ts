import { currencyCodes } from "../place/country.ts"
import { units } from "../product/group-facts.ts"
import type { Kind, ValueOf } from "./member-kind.ts"

export const offerBadges = ["Cheapest", "Fastest", "BestRated", "Sponsored"] as const

export const feeKeys = [
  "BlowingIn",
  "AdditionalStation",
  "TubeLength",
  "TruckSize",
  "MaxDelivery",
  "DeliveryTime",
  "DesiredDate",
  "AppointmentPlus",
  "ClimatePart"
] as const

/**
 * The seller of an offer: the law requires that buyers know the seller's name and address before they order (rule
 * law.seller).
 */
export const seller = {
  record: {
    name: "text",
    street: "text",
    zipCode: "text",
    city: "text",
    email: "text",
    phone: "text",
    enplusId: { orNull: "text" }
  }
} as const satisfies Kind

/**
 * A fee line included in an offer's total: gross, for the complete order. `perStation` means that the fee is charged at
 * each station.
 */
export const offerFee = {
  record: { key: { oneOf: feeKeys }, name: "word", amount: "money", perStation: "flag" }
} as const satisfies Kind

/**
 * Parts of an offer; the members of a part depend on the same input. They are written together, and the parts in this
 * order: `dealer` and `terms` once per delivery area, `delivery` once for all goods of an area (decision 128).
 */
export const offerParts = ["lock", "dealer", "terms", "goods", "delivery", "plan", "rank", "choice"] as const

export type OfferPart = (typeof offerParts)[number]

export interface OfferMember {
  readonly part: OfferPart
  readonly kind: Kind
  /**
   * Present if the member is left out of an offer in which its value is not known. A member that older orders lack must
   * be optional.
   */
  readonly optional?: true
}

/**
 * The single source for the members of an offer (rule wire.money: all prices gross). The domain type, the wire schema,
 * the writer of lists and `childOffer` are derived from it; `offer-values.ts` calculates the value of each member.
 */
export const offerMembers = {
  id: { part: "lock", kind: "word" },
  /** Hash over dealer, product, certification, amounts, prices, VAT, window and price list (rule offer.hash). */
  hash: { part: "lock", kind: "word" },
  dealerId: { part: "dealer", kind: "integer" },
  branchId: { part: "dealer", kind: "integer" },
  name: { part: "dealer", kind: "text" },
  logoUrl: { part: "dealer", kind: { orNull: "text" } },
  profileLink: { part: "dealer", kind: { orNull: "text" } },
  seller: { part: "dealer", kind: seller },
  /** 0–100. */
  rating: { part: "dealer", kind: "integer" },
  ratingCount: { part: "dealer", kind: "integer" },
  isInteraid: { part: "dealer", kind: "flag" },
  productId: { part: "goods", kind: "integer" },
  /** Number and weight of the sacks on each pallet, for pellets in sacks. */
  palletBags: { part: "terms", kind: { orNull: { record: { size: "integer", count: "integer" } } } },
  certificationIds: { part: "goods", kind: { listOf: "integer" } },
  currency: { part: "dealer", kind: { oneOf: currencyCodes } },
  /** Total per price unit, fees included. */
  unitPrice: { part: "goods", kind: "money" },
  unitPriceUnit: { part: "dealer", kind: { record: { amount: "integer", unit: { oneOf: units } } } },
  /** Total per kg or litre. */
  basePrice: { part: "goods", kind: "money" },
  basePriceUnit: { part: "dealer", kind: { oneOf: ["kg", "l"] } },
  /** Price of the goods without the fee lines. */
  goodsPrice: { part: "goods", kind: "money" },
  netTotal: { part: "goods", kind: "money" },
  /** In per cent, e.g. 7 or 8.1. */
  vatRate: { part: "goods", kind: "number" },
  vatAmount: { part: "goods", kind: "money" },
  totalPrice: { part: "goods", kind: "money" },
  /**
   * The total at the VAT rate before the change, if the VAT rate changes during the delivery window (rule price.vat).
   */
  earlierVat: {
    part: "goods",
    kind: { orNull: { record: { vatRate: "number", vatAmount: "money", totalPrice: "money" } } }
  },
  fees: { part: "delivery", kind: { listOf: offerFee } },
  /** The saving compared with the price named by `reference`; gross, `null` if there is no price to compare with. */
  savings: { part: "terms", kind: { orNull: { record: { amount: "money", reference: "text" } } } },
  badges: { part: "rank", kind: { listOf: { oneOf: offerBadges } } },
  /** Workdays until the end of the delivery window. */
  deliveryPeriodDays: { part: "delivery", kind: "integer" },
  /** Local dates yyyy-MM-dd. */
  startDeliveryPeriodDate: { part: "delivery", kind: "date" },
  endDeliveryPeriodDate: { part: "delivery", kind: "date" },
  appointmentPlusPrice: { part: "delivery", kind: { orNull: "money" } },
  /**
   * Whole km from the dealer's nearest branch, as the crow flies; `null` if one of the two locations is not known. In
   * countries whose places have no coordinates, all offers omit this member, because all offers of a list must have the
   * same members (decision 044).
   */
  distance: { part: "delivery", kind: { orNull: "integer" }, optional: true },
  paymentIds: { part: "terms", kind: { listOf: "integer" } },
  defaultPaymentId: { part: "terms", kind: "integer" },
  isInteraidPayment: { part: "terms", kind: "flag" },
  monthlyRateCount: { part: "plan", kind: "integer" },
  monthlyRate: { part: "plan", kind: { orNull: "money" } },
  effectiveAnnualRate: { part: "plan", kind: { orNull: "number" } },
  selected: { part: "choice", kind: "flag" }
} as const satisfies { readonly [name: string]: OfferMember }

type OfferMembers = typeof offerMembers

type Optional = { readonly optional: true }

/** The members of the given parts, with the value types described by `offerMembers`. */
export type PartValues<Part extends OfferPart> = {
  readonly [
    Name in keyof OfferMembers as OfferMembers[Name] extends Optional
      ? never
      : OfferMembers[Name]["part"] extends Part
        ? Name
        : never
  ]: ValueOf<OfferMembers[Name]["kind"]>
} & {
  readonly [
    Name in keyof OfferMembers as OfferMembers[Name] extends Optional & { readonly part: Part } ? Name : never
  ]?: ValueOf<OfferMembers[Name]["kind"]>
}

export type OfferValues = PartValues<OfferPart>
