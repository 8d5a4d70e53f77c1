import { expect, it } from "vitest"
import { queryOf } from "./ask.ts"
import { waitingOrders } from "./orders.ts"
import { waitingTasks } from "./tasks.ts"

const client = { call: () => Promise.resolve({ type: "unreachable" as const }) }

const refreshed = { refetchInterval: 60_000, refetchOnWindowFocus: "always" }

it("asks for the orders that wait each minute, and when the page is seen again (rule dealer.order-list)", () => {
  expect(queryOf(client, waitingOrders)).toMatchObject(refreshed)
})

it("asks for the tasks that wait each minute, and when the page is seen again", () => {
  expect(queryOf(client, waitingTasks)).toMatchObject(refreshed)
})
