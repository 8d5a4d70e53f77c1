import * as Effect from "effect/Effect"
import type { LifeEvent, LifeFacts } from "../../../domain/order-life/order-life.ts"
import { debitDayOf } from "../../../domain/payment/debit-notice.ts"
import { isAtBank, type MandateEvent } from "../../../domain/payment/mandate-life.ts"
import { isDirectDebit } from "../../../domain/payment/variants.ts"
import type { Actor } from "../life/actor.ts"
import type { LifeRow } from "../life/life-row.ts"
import { leadMandate, lockMandate } from "./mandate-row.ts"

interface Meaning {
  readonly event: MandateEvent
  /** Without it the order's event has no sense; else the mandate stays where it is. */
  readonly isNeeded: boolean
}

/** What an event of an order means to the mandate that it is paid by (domain.md 4.1). */
const meaningOf = ({ type }: LifeEvent): Meaning | undefined => {
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
 * Leads an order's mandate on with the order; false where the mandate forbids the event: a debit is neither collected nor given back before
 * the day that was announced, nothing comes back that was not announced, and a mandate that has ended announces nothing.
 */
export const leadDebit = Effect.fnUntraced(function* (
  { orderId, countryId, version, receipt }: LifeRow,
  facts: LifeFacts,
  event: LifeEvent,
  actor: Actor,
  now: number
) {
  const meaning = isDirectDebit(receipt.payment.variant) ? meaningOf(event) : undefined
  if (meaning === undefined) return true
  const mandate = yield* lockMandate(orderId)
  if (mandate === undefined) return !meaning.isNeeded
  const isOfBank = meaning.event === "debit.collected" || meaning.event === "debit.returned"
  if (isOfBank && mandate.state === "preNotified" && !isAtBank(mandate, event.today)) return false
  // what the bank has by now is not taken back by ending the order: the mandate goes on telling of it
  if (
    meaning.event === "mandate.revoked" &&
    mandate.state === "preNotified" &&
    isAtBank(mandate, event.today)
  )
    return true
  const bill = facts.delivery?.bill
  const due =
    meaning.event === "debit.announced" && bill !== undefined
      ? { on: debitDayOf(countryId, event.today), cents: bill.totalCents }
      : null
  const led = yield* leadMandate(mandate, meaning.event, { at: now, actor, orderVersion: version + 1, due })
  return led !== undefined || !meaning.isNeeded
})
