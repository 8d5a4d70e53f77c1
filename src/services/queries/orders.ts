import { mostCancellations } from "../../domain/cancellation/cancellation.ts"
import type { CancellationQuery } from "../../domain/cancellation/view.ts"
import type { OrderListQuery } from "../../domain/order/life/order-list-query.ts"
import type { ListAnswer } from "../../machines/cancellation.machine.ts"
import type { OrderListAnswer } from "../../machines/order-list.machine.ts"
import { heard, heardValue, isSignedOut, NoAnswer } from "../client/no-answer.ts"
import {
  cancellationsList,
  dealerOrdersBilling,
  dealerOrdersDay,
  dealerOrdersOpen,
  dealerOrdersWaiting,
  staffOrdersSearch,
  staffOrdersShow
} from "../client/dealer-routes.gen.ts"
import type { BillingQuery } from "../desk/orders/billing-address.ts"
import { type OrdersQuery, ordersCallOf } from "../desk/orders/found-query.ts"
import { callQuestion } from "./question.ts"

/** Number of rows on a page of open orders or bills. */
export const ordersPageSize = 50

/** Orders that match a search by a staff member. */
export const foundOrders = (query: OrdersQuery) =>
  callQuestion(staffOrdersSearch, { query: ordersCallOf(query) })

/** One order with all its data; each view is logged. */
export const orderById = (orderId: string) => ({
  ...callQuestion(staffOrdersShow, { params: { orderId } }),
  isFresh: true as const,
  isSeenAgain: true as const
})

/** A seller's open orders; an ended session is a separate result. */
export const openOrders = ({ search, status, countryId, page }: OrderListQuery) =>
  callQuestion(
    dealerOrdersOpen,
    {
      payload: {
        page,
        size: ordersPageSize,
        ...(search !== "" && { search }),
        ...(status !== null && { status }),
        ...(countryId !== null && { countryId })
      }
    },
    (answer): OrderListAnswer =>
      isSignedOut(answer) ? { kind: "signedOut" } : { kind: "listed", page: heardValue(answer) }
  )

/** Open orders that need action now; requested each minute, and when the page becomes visible again. */
export const waitingOrders = {
  ...callQuestion(dealerOrdersWaiting, {}),
  isSeenAgain: true as const,
  askedEvery: 60_000
}

/** A dealer's deliveries on a day; `null` is today. */
export const deliveryDay = (day: string | null) => ({
  ...callQuestion(dealerOrdersDay, { query: { ...(day !== null && { day }) } }),
  isSeenAgain: true as const
})

export const deliveredOrders = ({ search, countryId, stage, page }: BillingQuery) => ({
  ...callQuestion(dealerOrdersBilling, {
    query: {
      stage,
      page,
      size: ordersPageSize,
      ...(search !== "" && { search }),
      ...(countryId !== null && { countryId })
    }
  }),
  isSeenAgain: true as const
})

const cancellationsUpTo = (size: number, { countryId, dealerId, ...period }: CancellationQuery) => ({
  ...callQuestion(
    cancellationsList,
    {
      payload: {
        ...period,
        ...(countryId !== null && { countryId }),
        ...(dealerId !== null && { dealerId }),
        page: 1,
        size
      }
    },
    (given): ListAnswer => {
      const answer = heard(given)
      if (answer.type === "ok") return { kind: "listed", rows: answer.value.items, total: answer.value.total }
      // 404 means that nothing was found, which is shown as an empty list (rule wire.nothing-found)
      if (answer.status === 404) return { kind: "listed", rows: [], total: 0 }
      if (isSignedOut(answer)) return { kind: "signedOut" }
      throw new NoAnswer(answer.error.code)
    }
  ),
  isFresh: true as const
})

/**
 * All cancelled orders of a period, of which the desk renders only the visible rows; they are removed from the cache
 * with the page, as there may be ten thousand.
 */
export const cancellations = (query: CancellationQuery) => cancellationsUpTo(mostCancellations, query)

/**
 * The newest cancelled orders, as many as fit on a large screen; they are shown first, before all orders are loaded.
 */
export const newestCancellations = (query: CancellationQuery) => cancellationsUpTo(50, query)
