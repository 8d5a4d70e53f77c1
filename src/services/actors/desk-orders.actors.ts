import { fromPromise } from "xstate"
import type { LifeProblem } from "../../domain/order/life/life-problems.ts"
import type { OpenOrder, OrderNow } from "../../domain/order/life/open-order.ts"
import type { OrderListQuery } from "../../domain/order/life/order-list-query.ts"
import type { SellerWish } from "../../domain/order/life/seller-wish.ts"
import type { ActAnswer } from "../../machines/open-order.machine.ts"
import type { OrderListAnswer } from "../../machines/order-list.machine.ts"
import type { Answer } from "../client/call.ts"
import type { CallOptions, Client } from "../client/client.ts"
import {
  dealerOrdersBilling,
  dealerOrdersOpen,
  staffOrdersCancel,
  staffOrdersShow,
  staffOrdersWithdraw
} from "../client/dealer-routes.gen.ts"
import {
  orderLifeAnnounceDebit,
  orderLifeCancelSale,
  orderLifeConfirm,
  orderLifeDebitReturned,
  orderLifeDeliver,
  orderLifeInvoice,
  orderLifeRefuse,
  orderLifeSchedule,
  orderLifeSettle,
  orderLifeState
} from "../client/order-routes.gen.ts"
import { heard, heardValue, isSignedOut, NoAnswer } from "../client/no-answer.ts"
import { ask } from "../queries/ask.ts"
import { openOrders } from "../queries/orders.ts"
import type { Asking } from "../queries/question.ts"

interface Refusal {
  readonly code: string
  readonly problems?: ReadonlyArray<{ readonly code: string; readonly field: string }>
}

const fields: ReadonlyArray<LifeProblem["field"]> = [
  "day",
  "amount",
  "reason",
  "station",
  "invoiceNumber",
  "behalfReason"
]
const codes: ReadonlyArray<LifeProblem["code"]> = [
  "required",
  "noDay",
  "inThePast",
  "inTheFuture",
  "tooFar",
  "outsideWindow",
  "amountTooLow",
  "amountBeyondTolerance",
  "noStation",
  "deliveredBefore",
  "numberTaken",
  "numberUnfit"
]

/** Returns the validation errors that the form can show; others are left out. */
const problemsIn = ({ problems = [] }: Refusal): ReadonlyArray<LifeProblem> =>
  problems.flatMap((problem) => {
    const field = fields.find((each) => each === problem.field)
    const code = codes.find((each) => each === problem.code)
    return field === undefined || code === undefined ? [] : [{ field, code }]
  })

/** Formats the code and the validation errors of a refusal for support: "Invalid, reason tooLong". */
const codeOf = ({ code, problems = [] }: Refusal): string =>
  [code, ...problems.map((problem) => `${problem.field} ${problem.code}`)].join(", ")

const sent = (
  client: Client,
  { orderId, version }: OpenOrder,
  wish: SellerWish,
  options: CallOptions
): Promise<Answer<unknown, Refusal>> => {
  const params = { orderId }
  const { behalfReason } = wish
  const seen = { version, ...(behalfReason !== undefined && { behalfReason }) }
  switch (wish.act) {
    case "confirm":
      return client.call(orderLifeConfirm, { params, payload: seen }, options)
    case "announceDebit":
      return client.call(orderLifeAnnounceDebit, { params, payload: { version } }, options)
    case "settle":
      return client.call(orderLifeSettle, { params, payload: { version } }, options)
    case "invoice": {
      const { invoiceNumber } = wish
      const payload = { version, ...(invoiceNumber !== "" && { invoiceNumber }) }
      return client.call(orderLifeInvoice, { params, payload }, options)
    }
    case "debitReturned":
      return client.call(
        orderLifeDebitReturned,
        { params, payload: { version, reason: wish.reason } },
        options
      )
    case "refuse":
      return client.call(orderLifeRefuse, { params, payload: { ...seen, reason: wish.reason } }, options)
    case "cancel":
      return client.call(orderLifeCancelSale, { params, payload: { ...seen, reason: wish.reason } }, options)
    case "schedule": {
      const { day, reason } = wish
      return client.call(orderLifeSchedule, { params, payload: { ...seen, day, reason } }, options)
    }
    case "deliver": {
      const { act: _, amount, ...goods } = wish
      const payload = { ...seen, amount: amount ?? 0, ...goods }
      return client.call(orderLifeDeliver, { params, payload }, options)
    }
    case "cancelForBuyer":
    case "withdrawForBuyer": {
      const payload = { version, reason: wish.reason, behalfReason: behalfReason ?? "" }
      const call = wish.act === "cancelForBuyer" ? staffOrdersCancel : staffOrdersWithdraw
      return client.call(call, { params, payload }, options)
    }
  }
}

const actAnswerOf = (given: Answer<unknown, Refusal>): ActAnswer => {
  const answer = heard(given)
  if (answer.type === "ok") return { kind: "done" }
  if (answer.retryAfter !== undefined || answer.status >= 500) throw new NoAnswer(answer.error.code)
  if (isSignedOut(answer)) return { kind: "signedOut" }
  if (answer.status === 404) return { kind: "gone" }
  if (answer.status === 409) return { kind: "conflict" }
  return { kind: "refused", problems: problemsIn(answer.error), code: codeOf(answer.error) }
}

/**
 * Finds an order by its number among the open orders, together with its allowed actions; an order that is not found is
 * no longer open.
 */
const readOrder = async (
  client: Client,
  { orderId, orderNumber }: OpenOrder,
  options: CallOptions
): Promise<OrderNow> => {
  const payload = { search: orderNumber, page: 1, size: 10 }
  const { items } = heardValue(await client.call(dealerOrdersOpen, { payload }, options))
  const order = items.find((each) => each.orderId === orderId)
  if (order !== undefined) return { kind: "open", order }
  const { status } = heardValue(await client.call(orderLifeState, { params: { orderId } }, options))
  return { kind: "ended", status }
}

/** Implements the port of the order list. */
export const orderListActors = (at: Asking) => ({
  listOpenOrders: fromPromise<OrderListAnswer, { readonly query: OrderListQuery }>(
    ({ input: { query }, signal }) => ask(at, openOrders(query), signal)
  )
})

const actActor = (client: Client) =>
  fromPromise<ActAnswer, { readonly order: OpenOrder; readonly wish: SellerWish }>(
    async ({ input: { order, wish }, signal }) => actAnswerOf(await sent(client, order, wish, { signal }))
  )

/** Implements the ports of one order in the list. */
export const openOrderActors = (client: Client) => ({
  act: actActor(client),
  readOrder: fromPromise<OrderNow, { readonly order: OpenOrder }>(({ input: { order }, signal }) =>
    readOrder(client, order, { signal })
  )
})

/** Implements the ports of the page of a single order, which shows the order whether it is open or has ended. */
export const staffOrderActors = (client: Client) => ({
  act: actActor(client),
  readOrder: fromPromise<OrderNow, { readonly order: OpenOrder }>(async ({ input: { order }, signal }) => {
    const params = { orderId: order.orderId }
    const { row } = heardValue(await client.call(staffOrdersShow, { params }, { signal }))
    return { kind: "open", order: row }
  })
})

/** Implements the ports of a delivered order, which is found by its number in every billing state. */
export const billingOrderActors = (client: Client) => ({
  act: actActor(client),
  readOrder: fromPromise<OrderNow, { readonly order: OpenOrder }>(
    async ({ input: { order: asked }, signal }) => {
      const query = { search: asked.orderNumber }
      const { items } = heardValue(await client.call(dealerOrdersBilling, { query }, { signal }))
      const order = items.find(({ orderId }) => orderId === asked.orderId)
      if (order === undefined) throw new NoAnswer("not found")
      return { kind: "open", order }
    }
  )
})
