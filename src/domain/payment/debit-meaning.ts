import type { LifeEvent } from "../order/life/order-life.ts"
import { type Announced, isAtBank, mandateAfter, type MandateEvent } from "./mandate-life.ts"

/** The effect of an order event on the mandate of its direct debit. */
export interface DebitMeaning {
  readonly event: MandateEvent
  /**
   * If true, the order event is allowed only if this mandate event is possible. If false, the order event is always
   * allowed, and the mandate stays unchanged if the mandate event is not possible.
   */
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
    // no debit follows these events
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
 * Whether the mandate permits an order event. A debit cannot be collected or returned before its announced day, only an
 * announced debit can be returned, and no debit can be announced under an ended mandate.
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
