import { type Decimal, toDecimal } from "../../price/money.ts"
import type { OrderView, TimelineEntry } from "../draft.ts"
import type { StandingPayment } from "../../payment/provider-standing.ts"
import type { OrderMandate } from "../../payment/debit-notice.ts"
import type { ChosenPlan } from "../../payment/payment-choice.ts"
import type { Bill, LifeParty, StationDelivery } from "./order-life.ts"
import type { OrderTracker } from "./tracker.ts"

/**
 * Printable documents of an order: the order as placed, and the legal texts that applied to this order (rule
 * law.contract-text).
 */
export const orderDocuments = [
  "order",
  "bill",
  "creditNote",
  "terms",
  "withdrawal",
  "withdrawalForm",
  "plan"
] as const

export type OrderDocument = (typeof orderDocuments)[number]

/** Documents that describe the order as it was placed: all except the bill and its credit note. */
export type PrintedDocument = Exclude<OrderDocument, "bill" | "creditNote">

/** A bill as sent in responses: gross, major units. */
export interface BillView {
  readonly goodsPrice: Decimal
  readonly fees: Decimal
  readonly totalPrice: Decimal
  /** Per cent. */
  readonly vatRate: number
  readonly vatAmount: Decimal
  readonly netTotal: Decimal
}

export const billView = (bill: Bill): BillView => ({
  goodsPrice: toDecimal(bill.goodsCents),
  fees: toDecimal(bill.feesCents),
  totalPrice: toDecimal(bill.totalCents),
  vatRate: bill.vatTenths / 10,
  vatAmount: toDecimal(bill.vatCents),
  netTotal: toDecimal(bill.netCents)
})

/** Returns the credit note of a bill: the same sums with the opposite sign, at the bill's VAT rate. */
export const cancelledBill = ({ vatRate, ...sums }: BillView): BillView => ({
  vatRate,
  goodsPrice: negative(sums.goodsPrice),
  fees: negative(sums.fees),
  totalPrice: negative(sums.totalPrice),
  vatAmount: negative(sums.vatAmount),
  netTotal: negative(sums.netTotal)
})

/** Negates an amount without returning negative zero. */
const negative = (amount: Decimal): Decimal => (amount === 0 ? 0 : -amount)

/** A log entry of an order as shown to its buyer. */
export interface OrderLogEntry extends TimelineEntry {
  readonly by: LifeParty | null
  /** Local date agreed for the delivery, or of the delivery itself. */
  readonly day: string | null
  readonly reason: string | null
  /** The delivered station, counted from 1; `null` for an order for one place. */
  readonly station: number | null
}

/** A placed order as its page shows it, with its log and the buyer's possible actions. */
export interface OrderPage extends OrderView {
  readonly version: number
  readonly events: ReadonlyArray<OrderLogEntry>
  readonly delivery: {
    readonly day: string
    readonly amount: number
    readonly isMixed: boolean
    readonly bill: BillView
  } | null
  /** Deliveries to each of several stations; empty for an order for one place. */
  readonly stationDeliveries: ReadonlyArray<StationDelivery>
  /** The mandate of a direct debit, and its state; `null` for other payment methods. */
  readonly mandate: OrderMandate | null
  /**
   * The payment at its provider; `null` if no provider is involved, or while staff must check the provider's report.
   */
  readonly standingPayment: StandingPayment | null
  /** The instalment plan for the delivered amount; `null` before the delivery. */
  readonly finalPlan: ChosenPlan | null
  readonly invoiceNumber: string | null
  /** The paths do not contain the locale's prefix. */
  readonly documents: ReadonlyArray<{ readonly kind: OrderDocument; readonly path: string }>
  readonly canWithdraw: boolean
  /** The last local day for a withdrawal; `null` before the delivery, or if there is no right of withdrawal. */
  readonly withdrawableUntil: string | null
  readonly canCancel: boolean
  readonly canRate: boolean
  readonly tracker: OrderTracker
  /** Path for ordering the same goods again from the same seller, without the locale's prefix (rule order.again). */
  readonly againPath: string
}
