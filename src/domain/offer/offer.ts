import { type PalletBags, type Unit } from "../product/group-facts.ts"
import type { CurrencyCode } from "../place/country.ts"
import type { Decimal } from "../price/money.ts"

/** An offer is valid 30 minutes, then it is calculated again (rule offer.lifetime); in ms. */
export const offerLifetime = 1_800_000

/** What is over is calculated anew, but never more often than this, whatever a clock says (ms). */
export const leastOfferLifetime = 10_000

export const offerBadges = ["Cheapest", "Fastest", "BestRated", "Sponsored"] as const

export type OfferBadge = (typeof offerBadges)[number]

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

export type FeeKey = (typeof feeKeys)[number]

/** A fee line inside an offer's total: gross, for the whole order (`perStation` says how it came about). */
export interface OfferFee {
  readonly key: FeeKey
  readonly name: string
  readonly amount: Decimal
  readonly perStation: boolean
}

/** Who sells: name and address must be known before ordering (rule law.seller). */
export interface Seller {
  readonly name: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly email: string
  readonly phone: string
  readonly enplusId: string | null
}

/** One offer as the wire carries it (rule wire.money): all prices gross, major units with two decimals. */
export interface ChildOffer {
  readonly id: string
  /** Locks dealer, product, certification, amounts, prices, VAT, window and price list (rule offer.hash). */
  readonly hash: string
  readonly dealerId: number
  readonly branchId: number
  readonly name: string
  readonly logoUrl: string | null
  readonly profileLink: string | null
  readonly seller: Seller
  /** 0–100. */
  readonly rating: number
  readonly ratingCount: number
  readonly isInteraid: boolean
  readonly productId: number
  /** The sacks of each pallet, for pellets in sacks. */
  readonly palletBags: PalletBags | null
  readonly certificationIds: ReadonlyArray<number>
  readonly currency: CurrencyCode
  /** Total per price unit, fees included. */
  readonly unitPrice: Decimal
  readonly unitPriceUnit: { readonly amount: number; readonly unit: Unit }
  /** Total per kg or litre. */
  readonly basePrice: Decimal
  readonly basePriceUnit: "kg" | "l"
  /** Goods alone, without the fee lines. */
  readonly goodsPrice: Decimal
  readonly netTotal: Decimal
  /** Per cent, e.g. 7 or 8.1. */
  readonly vatRate: number
  readonly vatAmount: Decimal
  readonly totalPrice: Decimal
  /** The total under the VAT rate before the change, when the delivery window crosses one (rule price.vat). */
  readonly earlierVat: {
    readonly vatRate: number
    readonly vatAmount: Decimal
    readonly totalPrice: Decimal
  } | null
  readonly fees: ReadonlyArray<OfferFee>
  /** What is saved against a price that `reference` names; gross, `null` where there is none to compare with. */
  readonly savings: { readonly amount: Decimal; readonly reference: string } | null
  readonly badges: ReadonlyArray<OfferBadge>
  /** Workdays until the end of the window. */
  readonly deliveryPeriodDays: number
  /** Local dates yyyy-MM-dd. */
  readonly startDeliveryPeriodDate: string
  readonly endDeliveryPeriodDate: string
  readonly appointmentPlusPrice: Decimal | null
  readonly paymentIds: ReadonlyArray<number>
  readonly defaultPaymentId: number
  readonly isInteraidPayment: boolean
  readonly monthlyRateCount: number
  readonly monthlyRate: Decimal | null
  readonly effectiveAnnualRate: number | null
  readonly selected: boolean
}

/** A dealer's best offer, with other offers of the same dealer below it. */
export interface Offer extends ChildOffer {
  readonly children: ReadonlyArray<ChildOffer>
}

/**
 * Answer of `berechnen`: offers in rank order; default offers stand under their own heading (rule
 * offer.other-conditions).
 */
export interface OfferList {
  readonly items: ReadonlyArray<Offer>
  readonly hasDefaultOffers: boolean
  readonly calculatedAt: string
  readonly validUntil: string
}
