import { dayOfIso } from "../price/local-day.ts"
import { toleratedAmounts } from "./billing.ts"
import type { Agreed, LifeEvent } from "./order-life.ts"

/** What is wrong with what somebody wants, at the field that it is about. */
export interface LifeProblem {
  readonly code:
    | "required"
    | "noDay"
    | "inThePast"
    | "inTheFuture"
    | "outsideWindow"
    | "amountTooLow"
    | "amountBeyondTolerance"
  readonly field: "day" | "amount" | "reason" | "invoiceNumber"
  readonly params?: Readonly<Record<string, string | number>>
}

const none: ReadonlyArray<LifeProblem> = []

const reasonProblems = (reason: string): ReadonlyArray<LifeProblem> =>
  reason.trim() === "" ? [{ code: "required", field: "reason" }] : none

const scheduleProblems = (
  agreed: Agreed,
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

/**
 * Beyond a tenth more the buyer has not ordered it, so it cannot be billed; beyond a tenth less the seller says why, and
 * the agreed unit price holds (docs/decisions/017).
 */
const deliveryProblems = (
  agreed: Agreed,
  { day, amount, reason, today }: Extract<LifeEvent, { readonly type: "order.deliver" }>
): ReadonlyArray<LifeProblem> => {
  const { least, most } = toleratedAmounts(agreed.amount)
  const params = { least, most }
  return [
    ...(dayOfIso(day) === undefined
      ? [{ code: "noDay", field: "day" } as const]
      : day > today
        ? [{ code: "inTheFuture", field: "day" } as const]
        : none),
    ...(amount < 1
      ? [{ code: "amountTooLow", field: "amount" } as const]
      : amount > most
        ? [{ code: "amountBeyondTolerance", field: "amount", params } as const]
        : amount < least && reason.trim() === ""
          ? [{ code: "amountBeyondTolerance", field: "reason", params } as const]
          : none)
  ]
}

/** What an event lacks; whether it fits the state is the machine's to say. */
export const lifeProblems = (agreed: Agreed, event: LifeEvent): ReadonlyArray<LifeProblem> => {
  switch (event.type) {
    case "order.schedule":
      return scheduleProblems(agreed, event)
    case "order.deliver":
      return deliveryProblems(agreed, event)
    case "order.refuse":
      return reasonProblems(event.reason)
    case "order.cancel":
      // a buyer owes nobody a reason
      return event.by === "customer" ? none : reasonProblems(event.reason)
    case "order.invoice":
      return event.invoiceNumber.trim() === "" ? [{ code: "required", field: "invoiceNumber" }] : none
    case "order.confirm":
    case "order.settle":
    case "order.withdraw":
      return none
  }
}
