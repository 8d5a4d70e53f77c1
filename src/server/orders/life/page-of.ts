import type { OrderStatus, TimelineEntry } from "../../../domain/order/draft.ts"
import { reorderPath } from "../../../domain/order/reorder.ts"
import { billView, type OrderLogEntry, type OrderPage } from "../../../domain/order/life/order-page.ts"
import { mayCustomerCancel, mayWithdraw, withdrawableUntil } from "../../../domain/order/life/rights.ts"
import { finalPlan } from "../../../domain/payment/instalments.ts"
import type { StandingPayment } from "../../../domain/payment/provider-standing.ts"
import { type MandateRow, orderMandateOf } from "../payment/mandate-row.ts"
import { hasCalendar, trackerOf } from "../../../domain/order/life/tracker.ts"
import { orderLifeVersion } from "../../../domain/order/life/order-life.ts"
import { agreedOfRow, factsOf, type LifeRow } from "./life-row.ts"

/** A stored entry of the log; `data` contains the day and the reason. */
export interface LoggedRow extends TimelineEntry {
  readonly data: {
    readonly by?: OrderLogEntry["by"]
    readonly day?: string
    readonly reason?: string
    readonly station?: number
  }
}

const entryOf = ({ data, ...entry }: LoggedRow): OrderLogEntry => ({
  ...entry,
  by: data.by ?? null,
  day: data.day ?? null,
  reason: data.reason === undefined || data.reason === "" ? null : data.reason,
  station: data.station ?? null
})

/** Statuses in which the buyer has received the goods and may rate the order. */
const ratable: ReadonlySet<OrderStatus> = new Set<OrderStatus>(["delivered", "invoiced", "settled"])

/**
 * Returns the data of an order's page in addition to the ordered items: its log, its documents and the buyer's possible
 * actions on this day.
 */
export const pageOf = (
  row: LifeRow,
  {
    log,
    isRated,
    hasAccount,
    mandate,
    payment,
    today
  }: {
    readonly log: ReadonlyArray<LoggedRow>
    readonly isRated: boolean
    /** False for guests, who rate by the link of a mail. */
    readonly hasAccount: boolean
    readonly mandate: MandateRow | undefined
    readonly payment: StandingPayment | null
    readonly today: string
  }
): Pick<
  OrderPage,
  | "version"
  | "events"
  | "delivery"
  | "stationDeliveries"
  | "mandate"
  | "standingPayment"
  | "finalPlan"
  | "invoiceNumber"
  | "documents"
  | "canWithdraw"
  | "withdrawableUntil"
  | "canCancel"
  | "canRate"
  | "tracker"
  | "againPath"
> => {
  const { status, countryId, orderId } = row
  const agreed = agreedOfRow(row)
  const facts = factsOf(row)
  const { delivery, stations, invoiceNumber } = facts
  const { plan, atProvider } = row.receipt.payment
  const lent =
    // the provider calculates the final plan and informs the buyer itself
    plan === undefined || atProvider !== undefined || delivery === null || !ratable.has(status)
      ? null
      : finalPlan(plan, delivery.bill.totalCents)
  const isLed = row.lifeVersion === orderLifeVersion
  const path = `/druckansicht/bestellung/${orderId}`
  const isRatable = !isRated && ratable.has(status)
  const shownMandate = mandate === undefined ? null : orderMandateOf(mandate, today)
  const { variant } = row.receipt.payment
  return {
    version: row.version,
    events: log.map(entryOf),
    delivery: delivery === null ? null : { ...delivery, bill: billView(delivery.bill) },
    stationDeliveries: stations,
    mandate: shownMandate,
    standingPayment: payment,
    finalPlan: lent,
    invoiceNumber,
    documents: [
      { kind: "order", path: `${path}/bestellung` },
      ...(delivery === null || invoiceNumber === null
        ? []
        : [{ kind: "bill" as const, path: `${path}/rechnung` }]),
      ...(row.creditNumber === null ? [] : [{ kind: "creditNote" as const, path: `${path}/stornorechnung` }]),
      ...(lent === null ? [] : [{ kind: "plan" as const, path: `${path}/ratenplan` }]),
      { kind: "terms", path: `${path}/agb` },
      { kind: "withdrawal", path: `${path}/widerruf` },
      // Switzerland has no right of withdrawal, so no form (rule law.withdrawal)
      ...(countryId === 3 ? [] : [{ kind: "withdrawalForm" as const, path: `${path}/widerrufsformular` }])
    ],
    canWithdraw: isLed && mayWithdraw(agreed, status, facts, today),
    withdrawableUntil: withdrawableUntil(agreed, delivery) ?? null,
    canCancel: isLed && mayCustomerCancel(agreed, status, facts),
    canRate: hasAccount && isRatable,
    tracker: {
      ...trackerOf({ status, agreed, facts }, { variant, mandate: shownMandate, standing: payment }, today),
      rating: isRatable ? (hasAccount ? "here" : "byMail") : "none",
      calendarPath: hasCalendar(status) ? `/api/orders/${orderId}/lieferung.ics` : null
    },
    againPath: reorderPath(row.receipt.calculation, row.receipt.offer)
  }
}
