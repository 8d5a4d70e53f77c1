import type { OrderStatus } from "../draft.ts"
import { endsApart } from "../timeline.ts"
import { type AmountDue, amountDue, type PaymentStands } from "./amount-due.ts"
import { type NextStep, nextStep } from "./next-step.ts"
import type { Agreed, LifeFacts } from "./order-life.ts"

/**
 * When the goods come: on the day that was agreed, or in the window that was promised until there is one; when they came;
 * or not at all.
 */
export const deliveryDayKinds = ["window", "agreed", "came", "none"] as const

export interface DeliveryDay {
  readonly kind: (typeof deliveryDayKinds)[number]
  /** First and last local day, alike but for a window; null where no goods come. */
  readonly from: string | null
  readonly until: string | null
}

/** Where an order is rated: on its page with an account, by the link of a mail, or not (rule review.source). */
export const ratingPlaces = ["here", "byMail", "none"] as const

/** What the page of an order tells first. */
export interface OrderTracker {
  readonly next: NextStep
  readonly delivery: DeliveryDay
  readonly due: AmountDue
  readonly rating: (typeof ratingPlaces)[number]
  /** Address of the file for calendars; null while there is no delivery to note. */
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

/** Whether there is a delivery to note: from the contract on until the goods have come (rule life.calendar). */
export const hasCalendar = (status: OrderStatus): boolean => status === "confirmed" || status === "scheduled"

/** Next step, day and amount due of an order, on a local day of its country. */
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
