import { openOrderOf } from "../../src/domain/order/life/open-order.test-support.ts"
import { openOrdersMachine } from "../../src/machines/open-orders.machine.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"

const query = { search: "", status: null, countryId: null, page: 1 } as const

export const openOrdersWalk = walkOf(openOrdersMachine, {
  ways: {
    everywhere: {
      inputs: [{ query }],
      events: [
        { type: "query.change", query },
        { type: "query.change", query: { ...query, status: "placed" } },
        { type: "list.load" },
        done("listOpenOrders", { kind: "listed", page: { items: [openOrderOf()], total: 1 } }),
        done("listOpenOrders", { kind: "listed", page: { items: [], total: 0 } }),
        done("listOpenOrders", { kind: "signedOut" }),
        fails("listOpenOrders")
      ],
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
