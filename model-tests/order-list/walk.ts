import { openOrderOf } from "../../src/domain/order/life/open-order.test-support.ts"
import type { OrderListQuery } from "../../src/domain/order/life/order-list-query.ts"
import { orderListMachine, type OrderListPage } from "../../src/machines/order-list.machine.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"
import { eventsOf } from "../harness/moves.ts"

export const everything: OrderListQuery = { search: "", status: null, countryId: null, page: 1 }
const one = openOrderOf()
const other = openOrderOf({ orderId: "bestellung-2", orderNumber: "HM-26-100002", buyer: "Max Muster" })

const asks = (query: OrderListQuery) => ({ type: "query.change", query })
const load = { type: "list.load" }
const listed = (page: OrderListPage) => done("listOpenOrders", { kind: "listed", page })
const signedOut = done("listOpenOrders", { kind: "signedOut" })
const failed = fails("listOpenOrders")

export const openOrdersMoves = {
  "searches for words": asks({ ...everything, search: "Erika" }),
  "looks for new ones": asks({ ...everything, status: "placed" }),
  "searches for nothing": asks(everything),
  "shows all of them": asks(everything),
  "goes to the first page": asks(everything),
  "loads them anew": load,
  "tries again": load,
  "has signed in elsewhere": load,
  "looks at the page again": load,
  "two are open": listed({ items: [one, other], total: 2 }),
  "one is open": listed({ items: [one], total: 1 }),
  "none is open": listed({ items: [], total: 0 }),
  "the page is beyond the last": listed({ items: [], total: 60 }),
  "the session has ended": signedOut,
  "the account may not any more": signedOut,
  "the server refuses": failed,
  "the server fails": failed,
  "the line breaks": failed
}

export const openOrdersWalk = walkOf(orderListMachine, {
  ways: {
    everywhere: {
      inputs: [{ query: everything }],
      events: eventsOf(openOrdersMoves),
      sees: ({ value, context }) => [value, context.query, context.page.items.length, context.answered]
    }
  },
  promises: {
    "rows stand in a full list, and stay while others are coming": ({ value, context }) =>
      value === "full" ? context.page.items.length > 0 : true,
    "an empty or failed list shows no rows": ({ value, context }) =>
      (value !== "empty" && value !== "failed") || context.page.items.length === 0,
    "rows that could not be read again are those that were asked for": ({ value, context }) =>
      value !== "stale" ||
      (context.page.items.length > 0 && JSON.stringify(context.answered) === JSON.stringify(context.query))
  }
})
