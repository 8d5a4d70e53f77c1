import { type Decimal, toDecimal } from "../../price/money.ts"
import type { OrderView, TimelineEntry } from "../draft.ts"
import type { StandingPayment } from "../../payment/provider-standing.ts"
import type { OrderMandate } from "../../payment/debit-notice.ts"
import type { ChosenPlan } from "../../payment/payment-choice.ts"
import type { Bill, LifeParty, StationDelivery } from "./order-life.ts"
import type { OrderTracker } from "./tracker.ts"

/**
 * What can be printed of an order: as it was placed, and the texts that it was placed under (rule law.contract-text).
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

/** Those that tell of the order as it was placed; the bill and what cancels it are documents of their own. */
export type PrintedDocument = Exclude<OrderDocument, "bill" | "creditNote">

/** A bill as the wire carries it: gross, major units. */
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

/** What cancels a bill: the same sums with the other sign, at the bill's own rate of VAT. */
export const cancelledBill = ({ vatRate, ...sums }: BillView): BillView => ({
  vatRate,
  goodsPrice: negative(sums.goodsPrice),
  fees: negative(sums.fees),
  totalPrice: negative(sums.totalPrice),
  vatAmount: negative(sums.vatAmount),
  netTotal: negative(sums.netTotal)
})

/** Nothing has no sign. */
const negative = (amount: Decimal): Decimal => (amount === 0 ? 0 : -amount)

/** An entry of an order's log as its buyer may read it. */
export interface OrderLogEntry extends TimelineEntry {
  readonly by: LifeParty | null
  /** Local date: of the appointment, or of the delivery. */
  readonly day: string | null
  readonly reason: string | null
  /** The delivery station that got its part, counted from 1; null where there is one place. */
  readonly station: number | null
}

/** A placed order as its page shows it, with its log and what its buyer can do. */
export interface OrderPage extends OrderView {
  readonly version: number
  readonly events: ReadonlyArray<OrderLogEntry>
  readonly delivery: {
    readonly day: string
    readonly amount: number
    readonly isMixed: boolean
    readonly bill: BillView
  } | null
  /** What came to each of several stations; empty for an order of one place. */
  readonly stationDeliveries: ReadonlyArray<StationDelivery>
  /** Where a direct debit's mandate stands; null where it is paid otherwise. */
  readonly mandate: OrderMandate | null
  /** Null where no provider pays, and while staff have to check what it says. */
  readonly standingPayment: StandingPayment | null
  /** The plan of instalments by what was delivered; null before. */
  readonly finalPlan: ChosenPlan | null
  readonly invoiceNumber: string | null
  /** Without the locale's prefix. */
  readonly documents: ReadonlyArray<{ readonly kind: OrderDocument; readonly path: string }>
  readonly canWithdraw: boolean
  /** The last local day; null without the right and before the delivery. */
  readonly withdrawableUntil: string | null
  readonly canCancel: boolean
  readonly canRate: boolean
  readonly tracker: OrderTracker
  /** Where the same is ordered again from the same seller, without the locale's prefix (rule order.again). */
  readonly againPath: string
}
