import type { CountryId } from "../../place/country.ts"
import type { Cents } from "../../price/money.ts"
import type { ProductGroupId } from "../../product/product-group.ts"

/**
 * Version of the machine orderLife, kept with every order and every entry of its log. Raised with every change that
 * lets an old log lead elsewhere (rule machine.version).
 */
export const orderLifeVersion = 1

/** Which party acts: the dealer of the order, the buyer, or the marketplace's operator. */
export const lifeParties = ["seller", "customer", "operator"] as const

export type LifeParty = (typeof lifeParties)[number]

/** What was agreed when the order was placed; nothing of it changes any more. */
export interface Agreed {
  readonly countryId: CountryId
  /** Code of the state that the goods go to, whose holidays move the end of a period; null where it is not known. */
  readonly regionCode: string | null
  readonly productGroupId: ProductGroupId
  /** Companies have no right of withdrawal (§ 13 BGB, § 1 KSchG). */
  readonly isConsumer: boolean
  /** The operator is the creditor, not the dealer (rule payment.creditor). */
  readonly isInteraidPayment: boolean
  /** Paid by direct debit. */
  readonly isDirectDebit: boolean
  /** In the unit of the product group. */
  readonly amount: number
  /** What was ordered for each delivery station; empty for an order of one place. */
  readonly stationAmounts: ReadonlyArray<number>
  readonly priceUnitAmount: number
  readonly goodsCents: Cents
  readonly feesCents: Cents
  /** Tenths of a per cent at the end of the window. */
  readonly vatTenths: number
  /** The rate of a second total that the offer showed, since its window crosses a change; null where it showed one. */
  readonly earlierVatTenths: number | null
  /** Local dates yyyy-MM-dd of the window that was promised. */
  readonly windowStart: string
  readonly windowEnd: string
}

/** What is to be paid for what came; gross sums, VAT inside (rule price.vat). */
export interface Bill {
  readonly goodsCents: Cents
  readonly feesCents: Cents
  readonly totalCents: Cents
  readonly vatTenths: number
  readonly vatCents: Cents
  readonly netCents: Cents
}

export interface Delivery {
  /** Local date yyyy-MM-dd. */
  readonly day: string
  readonly amount: number
  /** The goods went to what was there before and can no longer be parted from it. */
  readonly isMixed: boolean
  readonly bill: Bill
}

/** What came to one of several delivery stations. */
export interface StationDelivery {
  /** Counted from 1. */
  readonly station: number
  /** Local date yyyy-MM-dd. */
  readonly day: string
  /** In the unit of the product group; nothing where a station could not be reached. */
  readonly amount: number
  readonly isMixed: boolean
}

/** What has become of an order since, beside its status. */
export interface LifeFacts {
  /** The day that was agreed last. */
  readonly scheduledDay: string | null
  /** Of the whole order: with several stations it stands when the last one has got its part. */
  readonly delivery: Delivery | null
  /** What has come to stations, in the order of the deliveries. */
  readonly stations: ReadonlyArray<StationDelivery>
  readonly invoiceNumber: string | null
  /** Why it ended otherwise, in the words of the party that ended it. */
  readonly reason: string | null
}

export const nothingYet: LifeFacts = {
  scheduledDay: null,
  delivery: null,
  stations: [],
  invoiceNumber: null,
  reason: null
}

interface Wish<Type extends string> {
  readonly type: Type
  readonly by: LifeParty
  /** The local date of the order's country at this moment. */
  readonly today: string
}

/** What can be asked of an order; `reason` is empty where none is given. */
export type LifeEvent =
  | Wish<"order.confirm">
  | (Wish<"order.refuse"> & { readonly reason: string })
  | (Wish<"order.schedule"> & { readonly day: string; readonly reason: string })
  | (Wish<"order.deliver"> & {
      readonly day: string
      readonly amount: number
      readonly isMixed: boolean
      readonly reason: string
      /** One of several stations, counted from 1; without it everything came at once. */
      readonly station?: number
      /**
       * The VAT rate of the day that the bill goes by, as the shop's table had it then (tenths of a per cent), so that a
       * log plays the same when the table has changed; without it the agreed one.
       */
      readonly vatTenths?: number
    })
  | (Wish<"order.invoice"> & { readonly invoiceNumber: string })
  | Wish<"order.settle">
  /** The bank has given a debit back (rule payment.mandate-life): the bill is open again. */
  | (Wish<"order.debitReturned"> & { readonly reason: string })
  /** A debit that came back is announced anew. */
  | Wish<"order.announceDebit">
  | (Wish<"order.cancel"> & { readonly reason: string })
  | (Wish<"order.withdraw"> & { readonly reason: string })
