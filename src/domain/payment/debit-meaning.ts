import type { LifeEvent } from "../order/life/order-life.ts"
import { type Announced, isAtBank, mandateAfter, type MandateEvent } from "./mandate-life.ts"

/** What an event of an order means to the mandate that it is paid by. */
export interface DebitMeaning {
  readonly event: MandateEvent
  /** Without it the order's event has no sense; else the mandate stays where it is. */
  readonly isNeeded: boolean
}

export const debitMeaningOf = (type: LifeEvent["type"]): DebitMeaning | undefined => {
  switch (type) {
    case "order.invoice":
      return { event: "debit.announced", isNeeded: false }
    case "order.announceDebit":
      return { event: "debit.announced", isNeeded: true }
    case "order.settle":
      return { event: "debit.collected", isNeeded: false }
    case "order.debitReturned":
      return { event: "debit.returned", isNeeded: true }
    // nothing is to be debited any more
    case "order.refuse":
    case "order.cancel":
    case "order.withdraw":
      return { event: "mandate.revoked", isNeeded: false }
    case "order.confirm":
    case "order.schedule":
    case "order.deliver":
      return undefined
  }
}

/**
 * Whether a mandate lets its order take an event: a debit is neither collected nor given back before the day that was
 * announced, nothing comes back that was not announced, and a mandate that has ended announces nothing.
 */
export const debitAllows = (
  { event, isNeeded }: DebitMeaning,
  mandate: Announced | undefined,
  today: string
): boolean => {
  if (mandate === undefined) return !isNeeded
  const isOfBank = event === "debit.collected" || event === "debit.returned"
  if (isOfBank && mandate.state === "preNotified" && !isAtBank(mandate, today)) return false
  return !isNeeded || mandateAfter(mandate.state, event) !== undefined
}
