import type { OrderStatus } from "../draft.ts"

/** What an open order asks of its dealer, the most urgent first (rule dealer.order-list). */
export const urgencies = ["toConfirm", "overdue", "today", "later"] as const

export type Urgency = (typeof urgencies)[number]

/** What of an open order says how urgent it is. */
export interface Urgent {
  readonly status: OrderStatus
  /** Local date yyyy-MM-dd that was agreed last. */
  readonly scheduledDay: string | null
  /** Last local date of the window that the buyer chose. */
  readonly endDeliveryPeriodDate: string
}

/** The day on which the goods have to be there: the agreed one, or until then the last one promised. */
export const deliveryDayOf = ({
  scheduledDay,
  endDeliveryPeriodDate
}: Pick<Urgent, "scheduledDay" | "endDeliveryPeriodDate">): string => scheduledDay ?? endDeliveryPeriodDate

/** `today` is the local date of the order's country. */
export const urgencyOf = (order: Urgent, today: string): Urgency => {
  if (order.status === "placed") return "toConfirm"
  if (deliveryDayOf(order) < today) return "overdue"
  return order.scheduledDay === today ? "today" : "later"
}

/**
 * The order of a dealer's list: what is to be confirmed, the longest waiting first, then what is overdue, today's
 * deliveries and the others by their day.
 */
export const byUrgency =
  (today: string) =>
  (one: Urgent & { readonly placedAt: string }, other: Urgent & { readonly placedAt: string }): number => {
    const [first, second] = [urgencyOf(one, today), urgencyOf(other, today)]
    if (first !== second) return urgencies.indexOf(first) - urgencies.indexOf(second)
    const days = first === "toConfirm" ? 0 : deliveryDayOf(one).localeCompare(deliveryDayOf(other))
    return days === 0 ? Date.parse(one.placedAt) - Date.parse(other.placedAt) : days
  }

/** How many open orders of a dealer ask for something now. */
export interface WaitingOrders {
  readonly toConfirm: number
  readonly overdue: number
  readonly today: number
  /** When the last of all open ones was placed; null where there is none. */
  readonly latest: string | null
}
