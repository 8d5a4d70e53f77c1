import type { OrderStatus } from "../draft.ts"

/** Urgency levels of open orders for their dealer, the most urgent first (rule dealer.order-list). */
export const urgencies = ["toConfirm", "overdue", "today", "later"] as const

export type Urgency = (typeof urgencies)[number]

/** The fields of an open order that determine its urgency. */
export interface Urgent {
  readonly status: OrderStatus
  /** The local date that was agreed last, yyyy-MM-dd. */
  readonly scheduledDay: string | null
  /** Last local date of the window that the buyer chose. */
  readonly endDeliveryPeriodDate: string
}

/** Returns the day on which the goods are due: the agreed day, or the last promised day if no day is agreed. */
export const deliveryDayOf = ({
  scheduledDay,
  endDeliveryPeriodDate
}: Pick<Urgent, "scheduledDay" | "endDeliveryPeriodDate">): string => scheduledDay ?? endDeliveryPeriodDate

/** Returns the urgency of an order; `today` is the local date of the order's country. */
export const urgencyOf = (order: Urgent, today: string): Urgency => {
  if (order.status === "placed") return "toConfirm"
  if (deliveryDayOf(order) < today) return "overdue"
  return order.scheduledDay === today ? "today" : "later"
}

/**
 * Compares orders for a dealer's list: first unconfirmed orders, the longest waiting at the top; then overdue orders,
 * today's deliveries and all other orders, each by day.
 */
export const byUrgency =
  (today: string) =>
  (one: Urgent & { readonly placedAt: string }, other: Urgent & { readonly placedAt: string }): number => {
    const [first, second] = [urgencyOf(one, today), urgencyOf(other, today)]
    if (first !== second) return urgencies.indexOf(first) - urgencies.indexOf(second)
    const days = first === "toConfirm" ? 0 : deliveryDayOf(one).localeCompare(deliveryDayOf(other))
    return days === 0 ? Date.parse(one.placedAt) - Date.parse(other.placedAt) : days
  }

/**
 * Numbers of open orders that need an action now, by urgency: for a dealer only the dealer's own orders, for staff
 * those of all dealers.
 */
export interface WaitingOrders {
  readonly toConfirm: number
  readonly overdue: number
  readonly today: number
  /** When the newest open order was placed; `null` if there is none. */
  readonly latest: string | null
}
