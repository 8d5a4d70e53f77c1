import { Effect } from "effect"
import type { LifeEvent, LifeFacts } from "../../../domain/order/life/order-life.ts"
import { debitDayOf } from "../../../domain/payment/debit-notice.ts"
import { debitAllows, debitMeaningOf } from "../../../domain/payment/debit-meaning.ts"
import { isAtBank } from "../../../domain/payment/mandate-life.ts"
import { isDirectDebit } from "../../../domain/payment/variants.ts"
import type { Actor } from "../life/actor.ts"
import type { LifeRow } from "../life/life-row.ts"
import { leadMandate, lockMandate } from "./mandate-row.ts"

/** Updates an order's mandate after an event of the order; returns false if the mandate forbids the event. */
export const leadDebit = Effect.fnUntraced(function* (
  { orderId, countryId, version, receipt }: LifeRow,
  facts: LifeFacts,
  event: LifeEvent,
  actor: Actor,
  now: number
) {
  const meaning = isDirectDebit(receipt.payment.variant) ? debitMeaningOf(event.type) : undefined
  if (meaning === undefined) return true
  const mandate = yield* lockMandate(orderId)
  if (!debitAllows(meaning, mandate, event.today)) return false
  if (mandate === undefined) return true
  // a debit that the bank has already received is not revoked by ending the order: the mandate keeps its state
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
  yield* leadMandate(mandate, meaning.event, { at: now, actor, orderVersion: version + 1, due })
  return true
})
