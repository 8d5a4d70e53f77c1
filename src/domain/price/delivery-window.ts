import { desiredDateRange } from "./desired-date-range.ts"
import type { DayNumber } from "./local-day.ts"
import type { WorkCalendar } from "./work-calendar.ts"
import type { PriceRequest } from "./price-request.ts"

/** First and last workday of a delivery, counted from the effective day of the order. */
export interface DeliveryWindow {
  readonly start: number
  readonly end: number
  /** Whether the dealer delivers earlier than usual, for a fee. */
  readonly hurried: boolean
}

/** Returns the calendar indexes of the days on which a dealer with days off works. */
const openPlaces = ({ days }: WorkCalendar, closed: ReadonlySet<DayNumber>): ReadonlyArray<number> => {
  const places: Array<number> = []
  for (let place = 0; place < days.length; place += 1) if (!closed.has(days[place] ?? 0)) places.push(place)
  return places
}

/**
 * Returns the delivery window of a dealer who needs `lead` workdays and then delivers within `length` workdays (rule
 * delivery.window): a desired date narrows the window to that day, a deadline shortens the window. The dealer's own
 * days off are not counted as workdays (rule dealer.closures). Returns `undefined` if the dealer cannot deliver at the
 * requested time.
 */
export const deliveryWindow = (
  request: Pick<PriceRequest, "deadline" | "desiredDay">,
  calendar: WorkCalendar,
  lead: number,
  length: number,
  closed?: ReadonlySet<DayNumber>
): DeliveryWindow | undefined => {
  if (closed !== undefined) return windowAround(request, calendar, lead, length, closed)
  return windowIn(request, calendar, lead, lead + length - 1)
}

type Request = Pick<PriceRequest, "deadline" | "desiredDay">

/** Returns the window of a dealer with days off; a deadline on a day off moves to the workday before. */
const windowAround = (
  request: Request,
  calendar: WorkCalendar,
  lead: number,
  length: number,
  closed: ReadonlySet<DayNumber>
): DeliveryWindow | undefined => {
  if (request.desiredDay !== undefined && closed.has(request.desiredDay)) return undefined
  const open = openPlaces(calendar, closed)
  const [start, end] = [open[lead], open[lead + length - 1]]
  // the dealer is closed beyond the end of the calendar
  if (start === undefined || end === undefined) return undefined
  const deadline = request.deadline
  if (deadline === undefined) return windowIn(request, calendar, start, end)
  const last = open.findLast((place) => place <= deadline.workdays)
  return last === undefined
    ? undefined
    : windowIn({ ...request, deadline: { ...deadline, workdays: last } }, calendar, start, end)
}

const windowIn = (
  request: Request,
  calendar: WorkCalendar,
  lead: number,
  end: number
): DeliveryWindow | undefined => {
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
