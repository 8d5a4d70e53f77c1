import { dayOfIso } from "../../price/local-day.ts"
import { isBillNumber } from "./bill-number.ts"
import { toleratedAmounts } from "./billing.ts"
import type { DayOff } from "./day-off.ts"
import type { Agreed, LifeEvent, LifeFacts } from "./order-life.ts"

/** A validation error for an event, with the field concerned. */
export interface LifeProblem {
  readonly code:
    | "required"
    | "noDay"
    | "inThePast"
    | "inTheFuture"
    /** The day is more than a year ahead: probably a mistyped year. */
    | "tooFar"
    /** The day is a day off, which must be confirmed before a delivery is planned for it (rule dealer.day-off). */
    | DayOff
    | "outsideWindow"
    | "amountTooLow"
    | "amountBeyondTolerance"
    | "noStation"
    | "deliveredBefore"
    /** Another bill of the same seller has this number. */
    | "numberTaken"
    /** The number contains characters that are not allowed. */
    | "numberUnfit"
  readonly field: "day" | "amount" | "reason" | "invoiceNumber" | "station" | "behalfReason"
  readonly params?: Readonly<Record<string, string | number>>
}

/** The part of the agreed terms that the validation rules need; the browser has only this part. */
type Rules = Pick<Agreed, "windowStart" | "windowEnd" | "amount" | "stationAmounts">

type Deliver = Extract<LifeEvent, { readonly type: "order.deliver" }>

const none: ReadonlyArray<LifeProblem> = []

const reasonProblems = (reason: string): ReadonlyArray<LifeProblem> =>
  reason.trim() === "" ? [{ code: "required", field: "reason" }] : none

const scheduleProblems = (
  agreed: Rules,
  { day, reason, today }: Extract<LifeEvent, { readonly type: "order.schedule" }>
): ReadonlyArray<LifeProblem> => {
  if (dayOfIso(day) === undefined) return [{ code: "noDay", field: "day" }]
  if (day < today) return [{ code: "inThePast", field: "day" }]
  const { windowStart, windowEnd } = agreed
  const isOutside = day < windowStart || day > windowEnd
  return isOutside && reason.trim() === ""
    ? [{ code: "outsideWindow", field: "reason", params: { from: windowStart, to: windowEnd } }]
    : none
}

const dayProblems = (day: string, today: string): ReadonlyArray<LifeProblem> =>
  dayOfIso(day) === undefined
    ? [{ code: "noDay", field: "day" }]
    : day > today
      ? [{ code: "inTheFuture", field: "day" }]
      : none

const amountProblems = (
  ordered: number,
  least: number,
  { amount, reason }: Pick<Deliver, "amount" | "reason">
): ReadonlyArray<LifeProblem> => {
  const tolerated = toleratedAmounts(ordered)
  if (amount < least) return [{ code: "amountTooLow", field: "amount" }]
  if (amount > tolerated.most) return [{ code: "amountBeyondTolerance", field: "amount", params: tolerated }]
  return amount < tolerated.least && reason.trim() === ""
    ? [{ code: "amountBeyondTolerance", field: "reason", params: tolerated }]
    : none
}

/**
 * Returns the validation errors for a delivery. The part of a delivery that exceeds the ordered amount by more than a
 * tenth was not ordered and cannot be billed. A delivery of more than a tenth below the ordered amount requires a
 * reason, and the agreed unit price applies (decision 017). Both rules also apply to each of several stations; a
 * station that could not be reached gets an amount of 0, with a reason, if another station gets a delivery (decision
 * 022).
 */
const deliveryProblems = (
  agreed: Rules,
  wish: Deliver,
  stations: LifeFacts["stations"]
): ReadonlyArray<LifeProblem> => {
  const ofDay = dayProblems(wish.day, wish.today)
  const { station } = wish
  if (station === undefined)
    return stations.length > 0
      ? [{ code: "noStation", field: "station" }]
      : [...ofDay, ...amountProblems(agreed.amount, 1, wish)]
  const ordered = agreed.stationAmounts[station - 1]
  if (ordered === undefined) return [{ code: "noStation", field: "station" }]
  if (stations.some((each) => each.station === station))
    return [{ code: "deliveredBefore", field: "station" }]
  const isOnlyHope =
    stations.length + 1 === agreed.stationAmounts.length && stations.every(({ amount }) => amount === 0)
  return [...ofDay, ...amountProblems(ordered, isOnlyHope ? 1 : 0, wish)]
}

/**
 * Maximum number of days ahead for which a delivery can be planned; limited because the buyer is notified of the
 * planned day immediately.
 */
export const mostDaysAhead = 366

const isTooFar = (day: string, today: string): boolean => {
  const [planned, from] = [dayOfIso(day), dayOfIso(today)]
  return planned !== undefined && from !== undefined && planned - from > mostDaysAhead
}

/**
 * Returns the validation errors that apply only to new requests. Events in logs are not checked for them, because
 * earlier versions accepted any day, any text as bill number, and the delivery of an order for several stations in one
 * event. A new delivery must name its station.
 */
export const callProblems = (
  { stationAmounts }: Pick<Agreed, "stationAmounts">,
  event: LifeEvent
): ReadonlyArray<LifeProblem> => {
  if (event.type === "order.invoice") {
    const number = event.invoiceNumber.trim()
    return number === "" || isBillNumber(number) ? none : [{ code: "numberUnfit", field: "invoiceNumber" }]
  }
  if (event.type === "order.schedule")
    return isTooFar(event.day, event.today) ? [{ code: "tooFar", field: "day" }] : none
  return event.type === "order.deliver" && event.station === undefined && stationAmounts.length > 1
    ? [{ code: "noStation", field: "station" }]
    : none
}

/**
 * Returns the validation errors for an event's fields; the state machine decides whether the event is allowed in the
 * current state.
 */
export const lifeProblems = (
  agreed: Rules,
  event: LifeEvent,
  { stations }: Pick<LifeFacts, "stations"> = { stations: [] }
): ReadonlyArray<LifeProblem> => {
  switch (event.type) {
    case "order.schedule":
      return scheduleProblems(agreed, event)
    case "order.deliver":
      return deliveryProblems(agreed, event, stations)
    case "order.refuse":
    case "order.debitReturned":
      return reasonProblems(event.reason)
    case "order.cancel":
      // buyers do not have to give a reason
      return event.by === "customer" ? none : reasonProblems(event.reason)
    case "order.invoice":
      return event.invoiceNumber.trim() === "" ? [{ code: "required", field: "invoiceNumber" }] : none
    case "order.confirm":
    case "order.settle":
    case "order.announceDebit":
    case "order.withdraw":
      return none
  }
}
