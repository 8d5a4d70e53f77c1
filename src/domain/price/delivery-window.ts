import type { WorkCalendar } from "./work-calendar.ts"
import type { PriceRequest } from "./price-request.ts"

/** A desired date lies 4 to 30 workdays after the order (rule delivery.desired-date). */
export const desiredDateRange = { from: 4, until: 30 }

/** First and last workday of a delivery, counted from the day the order counts as placed. */
export interface DeliveryWindow {
  readonly start: number
  readonly end: number
  /** The dealer comes earlier than he usually does. */
  readonly hurried: boolean
}

/**
 * The window of a dealer who needs `lead` workdays and then has `length` workdays to come (rule delivery.window):
 * a desired date narrows it to that day, a deadline cuts it off. `undefined` when the dealer cannot come then.
 */
export const deliveryWindow = (
  request: Pick<PriceRequest, "deadline" | "desiredDay">,
  calendar: WorkCalendar,
  lead: number,
  length: number
): DeliveryWindow | undefined => {
  const end = lead + length - 1
  if (request.desiredDay !== undefined) {
    if (calendar.closed.has(request.desiredDay)) return undefined
    const place = calendar.days.indexOf(request.desiredDay)
    if (place < desiredDateRange.from || place > desiredDateRange.until || place < lead) return undefined
    return request.deadline !== undefined && place > request.deadline.workdays
      ? undefined
      : { start: place, end: place, hurried: false }
  }
  const deadline = request.deadline
  if (deadline === undefined || end <= deadline.workdays) return { start: lead, end, hurried: false }
  if (deadline.fee === undefined) return undefined
  return { start: Math.min(lead, deadline.workdays), end: deadline.workdays, hurried: true }
}
