import type { CountryId } from "../../place/country.ts"
import type { Cents } from "../../price/money.ts"
import type { ProductGroupId } from "../../product/product-group.ts"

/**
 * Version of the state machine `orderLife`, stored with every order and every log entry. Increase it with every change
 * that makes an old log produce a different result (rule machine.version).
 */
export const orderLifeVersion = 1

/** The acting party: the dealer of the order, the buyer, or the marketplace's operator. */
export const lifeParties = ["seller", "customer", "operator"] as const

export type LifeParty = (typeof lifeParties)[number]

/** The terms agreed when the order was placed; they never change. */
export interface Agreed {
  readonly countryId: CountryId
  /**
   * Code of the state or canton to which the goods are delivered, whose holidays extend the end of a period; `null` if
   * not known.
   */
  readonly regionCode: string | null
  readonly productGroupId: ProductGroupId
  /** Whether the buyer is a consumer: companies have no right of withdrawal (§ 13 BGB, § 1 KSchG). */
  readonly isConsumer: boolean
  /** Whether the operator is the creditor instead of the dealer (rule payment.creditor). */
  readonly isInteraidPayment: boolean
  /** Whether the order is paid by direct debit. */
  readonly isDirectDebit: boolean
  /** In the unit of the product group. */
  readonly amount: number
  /** Ordered amount of each delivery station; empty for an order for one place. */
  readonly stationAmounts: ReadonlyArray<number>
  readonly priceUnitAmount: number
  readonly goodsCents: Cents
  readonly feesCents: Cents
  /** VAT rate at the end of the window, in tenths of a per cent. */
  readonly vatTenths: number
  /**
   * The VAT rate of the offer's second total, which is shown if the rate changes during the delivery window; `null` if
   * the offer showed only one total.
   */
  readonly earlierVatTenths: number | null
  /** Local dates yyyy-MM-dd of the promised window. */
  readonly windowStart: string
  readonly windowEnd: string
}

/** The amounts to pay for a delivery; gross sums, including VAT (rule price.vat). */
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
  /** Whether the goods were mixed with existing stock and can no longer be separated. */
  readonly isMixed: boolean
  readonly bill: Bill
}

/** A delivery to one of several stations. */
export interface StationDelivery {
  /** Counted from 1. */
  readonly station: number
  /** Local date yyyy-MM-dd. */
  readonly day: string
  /** In the unit of the product group; 0 if the station could not be reached. */
  readonly amount: number
  readonly isMixed: boolean
}

/** Facts about an order since it was placed, in addition to its status. */
export interface LifeFacts {
  /** The day that was agreed last. */
  readonly scheduledDay: string | null
  /** Delivery of the complete order; with several stations, it is set when the last station is delivered. */
  readonly delivery: Delivery | null
  /** Deliveries to stations, in chronological order. */
  readonly stations: ReadonlyArray<StationDelivery>
  readonly invoiceNumber: string | null
  /** Reason why the order ended without delivery or was withdrawn, as stated by the party that ended it. */
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
  /** The current local date in the order's country. */
  readonly today: string
}

/** All events of an order; `reason` is empty if none is given. */
export type LifeEvent =
  | Wish<"order.confirm">
  | (Wish<"order.refuse"> & { readonly reason: string })
  | (Wish<"order.schedule"> & { readonly day: string; readonly reason: string })
  | (Wish<"order.deliver"> & {
      readonly day: string
      readonly amount: number
      readonly isMixed: boolean
      readonly reason: string
      /** Number of the delivered station, counted from 1; missing if everything was delivered in one event. */
      readonly station?: number
      /**
       * The VAT rate of the day that determines the bill, in tenths of a per cent. It is copied from the shop's table
       * when the event occurs, so that replaying a log gives the same result even if the table has changed; if the
       * field is missing, the agreed rate applies.
       */
      readonly vatTenths?: number
    })
  | (Wish<"order.invoice"> & { readonly invoiceNumber: string })
  | Wish<"order.settle">
  /** The bank has returned a debit (rule payment.mandate-life): the bill is open again. */
  | (Wish<"order.debitReturned"> & { readonly reason: string })
  /** A returned debit is announced again. */
  | Wish<"order.announceDebit">
  | (Wish<"order.cancel"> & { readonly reason: string })
  | (Wish<"order.withdraw"> & { readonly reason: string })
