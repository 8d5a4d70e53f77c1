import { expect, it } from "vitest"
import { orderStatuses } from "./draft.ts"

it("names the states of an order as it goes, and last those that ended apart (rule life.states)", () => {
  expect(orderStatuses.slice(0, 6)).toEqual([
    "placed",
    "confirmed",
    "scheduled",
    "delivered",
    "invoiced",
    "settled"
  ])
  expect(orderStatuses.slice(6)).toEqual(["refused", "cancelledByDealer", "cancelledByCustomer", "withdrawn"])
})
