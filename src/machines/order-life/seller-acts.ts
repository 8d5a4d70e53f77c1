import {
  type BillingAct,
  billingActs,
  type OpenAct,
  openActs,
  type SellerAct
} from "../../domain/order/life/order-acts.ts"
import type { Agreed, LifeEvent, LifeParty } from "../../domain/order/life/order-life.ts"
import { debitAllows, debitMeaningOf } from "../../domain/payment/debit-meaning.ts"
import type { Announced } from "../../domain/payment/mandate-life.ts"
import { type Life, applyEvent } from "./live-on.ts"

/** Returns a sample event for an action, with placeholders for user input. */
const tried = (act: SellerAct, agreed: Agreed, life: Life, by: LifeParty, today: string): LifeEvent => {
  const who = { by, today }
  const reason = "-"
  switch (act) {
    case "confirm":
      return { type: "order.confirm", ...who }
    case "refuse":
      return { type: "order.refuse", reason, ...who }
    case "schedule":
      return { type: "order.schedule", day: today, reason, ...who }
    case "cancel":
      return { type: "order.cancel", reason, ...who }
    case "invoice":
      return { type: "order.invoice", invoiceNumber: "-", ...who }
    case "announceDebit":
      return { type: "order.announceDebit", ...who }
    case "settle":
      return { type: "order.settle", ...who }
    case "debitReturned":
      return { type: "order.debitReturned", reason, ...who }
    case "deliver": {
      const goods = { day: today, isMixed: false, reason }
      const { stationAmounts } = agreed
      const waiting = stationAmounts.findIndex(
        (_, place) => !life.facts.stations.some(({ station }) => station === place + 1)
      )
      return waiting < 0
        ? { type: "order.deliver", amount: agreed.amount, ...goods, ...who }
        : {
            type: "order.deliver",
            station: waiting + 1,
            amount: stationAmounts[waiting] ?? 0,
            ...goods,
            ...who
          }
    }
  }
}

/**
 * Returns the actions that a party on the seller's side may perform on an open order on this day, according to the
 * machine.
 */
export const actsOf = (agreed: Agreed, life: Life, by: LifeParty, today: string): ReadonlyArray<OpenAct> =>
  openActs.filter((act) => applyEvent(agreed, life, tried(act, agreed, life, by, today)) !== undefined)

/**
 * Returns the actions that a party may perform on a delivered order; for a direct debit, the mandate must allow them as
 * well.
 */
export const billingActsOf = (
  agreed: Agreed,
  life: Life,
  by: LifeParty,
  today: string,
  mandate: Announced | undefined
): ReadonlyArray<BillingAct> =>
  billingActs.filter((act) => {
    const event = tried(act, agreed, life, by, today)
    const meaning = agreed.isDirectDebit ? debitMeaningOf(event.type) : undefined
    return (
      applyEvent(agreed, life, event) !== undefined &&
      (meaning === undefined || debitAllows(meaning, mandate, today))
    )
  })
