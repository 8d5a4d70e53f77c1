import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../../contract/shop.api.ts"
import type { LifeEvent } from "../../../domain/order/life/order-life.ts"
import { billView } from "../../../domain/order/life/order-page.ts"
import { isDirectDebit } from "../../../domain/payment/variants.ts"
import { orUnavailable } from "../../http/unavailable.ts"
import { buyerOf } from "../order-page.ts"
import { mandateOf, orderMandateOf } from "../payment/mandate-row.ts"
import { revokeMandate } from "../payment/revoke-mandate.ts"
import { sellerOf } from "./actor.ts"
import { declareWithdrawal } from "./declare-withdrawal.ts"
import { billDocument } from "./bill-document.ts"
import { deliveryCalendar } from "./delivery-calendar.ts"
import { numbered } from "./bill-number.ts"
import { type Seen, takeCompleted, takeWish, todayIn } from "./lead-on.ts"
import { factsOf, findLife, type LifeRow } from "./life-row.ts"

type Who = Pick<LifeEvent, "by" | "today">

export const stateOf = Effect.fnUntraced(function* (row: LifeRow) {
  const { scheduledDay, delivery, stations, invoiceNumber } = factsOf(row)
  const mandate = isDirectDebit(row.receipt.payment.variant) ? yield* mandateOf(row.orderId) : undefined
  return {
    orderId: row.orderId,
    orderNumber: row.orderNumber,
    status: row.status,
    version: row.version,
    scheduledDay,
    deliveredAmount: delivery?.amount ?? null,
    bill: delivery === null ? null : billView(delivery.bill),
    stations: (row.receipt.stations ?? []).map(({ amount }, place) => {
      const came = stations.find(({ station }) => station === place + 1)
      return { station: place + 1, amount, deliveredAmount: came?.amount ?? null, day: came?.day ?? null }
    }),
    mandate:
      mandate === undefined
        ? null
        : orderMandateOf(mandate, todayIn(row.countryId, yield* Clock.currentTimeMillis)),
    invoiceNumber
  }
})

/** Handles an action of the seller's side. */
const sells = (orderId: string, seen: Seen, wishOf: (who: Who) => LifeEvent) =>
  orUnavailable(Effect.flatMap(takeWish(orderId, seen, wishOf, sellerOf), stateOf))

/** Handles an action of the creditor; assigns a number to a bill. */
const bills = (orderId: string, seen: Seen, wishOf: (who: Who) => LifeEvent) =>
  orUnavailable(
    Effect.flatMap(
      takeCompleted(orderId, seen, wishOf, (row) => sellerOf(row, "orders.bill"), numbered),
      stateOf
    )
  )

/** Handles an action of the buyer; access to the order is checked before the order is locked. */
const buys = (orderId: string, seen: Seen, wishOf: (who: Who) => LifeEvent) =>
  orUnavailable(
    Effect.flatMap(buyerOf(orderId), (actor) =>
      Effect.flatMap(
        takeWish(orderId, seen, wishOf, () => Effect.succeed(actor)),
        stateOf
      )
    )
  )

const stateForSeller = Effect.fnUntraced(function* (orderId: string) {
  const row = yield* findLife(orderId)
  yield* sellerOf(row)
  return row === undefined ? yield* Effect.die("Only an order has a seller") : yield* stateOf(row)
})

/** The API endpoints for the life of an order: the seller's actions, the buyer's actions, and the withdrawal form. */
export const orderLifeHandlers = HttpApiBuilder.group(ShopApi, "orderLife", (handlers) =>
  handlers.handleAll({
    state: ({ params }) => orUnavailable(stateForSeller(params.orderId)),
    confirm: ({ params, payload }) =>
      sells(params.orderId, payload, (who) => ({ type: "order.confirm", ...who })),
    refuse: ({ params, payload: { reason, ...seen } }) =>
      sells(params.orderId, seen, (who) => ({ type: "order.refuse", reason, ...who })),
    schedule: ({ params, payload: { day, reason, ...seen } }) =>
      sells(params.orderId, seen, (who) => ({ type: "order.schedule", day, reason, ...who })),
    deliver: ({ params, payload: { version, behalfReason, ...rest } }) =>
      sells(params.orderId, { version, behalfReason }, (who) => ({ type: "order.deliver", ...rest, ...who })),
    bill: ({ params }) => orUnavailable(billDocument(params.orderId)),
    calendarFile: ({ params }) => orUnavailable(deliveryCalendar(params.orderId)),
    invoice: ({ params, payload: { invoiceNumber = "", ...seen } }) =>
      bills(params.orderId, seen, (who) => ({ type: "order.invoice", invoiceNumber, ...who })),
    settle: ({ params, payload }) =>
      bills(params.orderId, payload, (who) => ({ type: "order.settle", ...who })),
    debitReturned: ({ params, payload: { reason, ...seen } }) =>
      bills(params.orderId, seen, (who) => ({ type: "order.debitReturned", reason, ...who })),
    announceDebit: ({ params, payload }) =>
      bills(params.orderId, payload, (who) => ({ type: "order.announceDebit", ...who })),
    revokeMandate: ({ params, payload }) => orUnavailable(revokeMandate(params.orderId, payload.reference)),
    cancelSale: ({ params, payload: { reason, ...seen } }) =>
      sells(params.orderId, seen, (who) => ({ type: "order.cancel", reason, ...who })),
    cancel: ({ params, payload: { reason, ...seen } }) =>
      buys(params.orderId, seen, (who) => ({ type: "order.cancel", reason, ...who })),
    withdraw: ({ params, payload: { version, reason = "", name = "", email = "", orderNumber = "" } }) =>
      version === undefined
        ? orUnavailable(declareWithdrawal({ name, email, orderNumber, reason, countryId: 1 }))
        : buys(params.orderId, { version }, (who) => ({ type: "order.withdraw", reason, ...who })),
    declareWithdrawal: ({ payload }) => orUnavailable(declareWithdrawal(payload))
  })
)
