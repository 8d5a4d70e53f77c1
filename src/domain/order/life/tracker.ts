import type { OrderStatus } from "../draft.ts"
import { endsApart } from "../timeline.ts"
import { type AmountDue, amountDue, type PaymentStands } from "./amount-due.ts"
import { type NextStep, nextStep } from "./next-step.ts"
import type { Agreed, LifeFacts } from "./order-life.ts"

/**
 * The kinds of delivery date: the promised window until a day is agreed, the agreed day, the day of the delivery, or
 * none.
 */
export const deliveryDayKinds = ["window", "agreed", "came", "none"] as const

export interface DeliveryDay {
  readonly kind: (typeof deliveryDayKinds)[number]
  /** First and last local day, which differ only for a window; `null` if no goods will be delivered. */
  readonly from: string | null
  readonly until: string | null
}

/**
 * Where an order is rated: on the order's page if the buyer has an account, through the link in a mail, or not at all
 * (rule review.source).
 */
export const ratingPlaces = ["here", "byMail", "none"] as const

/** The summary at the top of an order's page. */
export interface OrderTracker {
  readonly next: NextStep
  readonly delivery: DeliveryDay
  readonly due: AmountDue
  readonly rating: (typeof ratingPlaces)[number]
  /** Path of the calendar file; `null` if there is no delivery to add. */
  readonly calendarPath: string | null
}

export const deliveryDay = (
  status: OrderStatus,
  { windowStart, windowEnd }: Pick<Agreed, "windowStart" | "windowEnd">,
  { scheduledDay, delivery }: Pick<LifeFacts, "scheduledDay" | "delivery">
): DeliveryDay => {
  if (delivery !== null) return { kind: "came", from: delivery.day, until: delivery.day }
  if (endsApart(status)) return { kind: "none", from: null, until: null }
  return scheduledDay === null
    ? { kind: "window", from: windowStart, until: windowEnd }
    : { kind: "agreed", from: scheduledDay, until: scheduledDay }
}

/** Whether there is a delivery for the calendar: from the contract until the delivery (rule life.calendar). */
export const hasCalendar = (status: OrderStatus): boolean => status === "confirmed" || status === "scheduled"

/** Returns the summary of an order for a local day of the order's country: next step, delivery date and amount due. */
export const trackerOf = (
  order: { readonly status: OrderStatus; readonly agreed: Agreed; readonly facts: LifeFacts },
  payment: PaymentStands,
  today: string
): Pick<OrderTracker, "next" | "delivery" | "due"> => {
  const { status, agreed, facts } = order
  const due = amountDue(status, payment, {
    agreedCents: agreed.goodsCents + agreed.feesCents,
    billCents: facts.delivery?.bill.totalCents ?? null
  })
  return { next: nextStep(status, facts, due, today), delivery: deliveryDay(status, agreed, facts), due }
}
