import { expect, it } from "vitest"
import { orderStatuses } from "./draft.ts"

it("the states of an order are listed in their usual sequence, and last those that ended it early (rule life.states)", () => {
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
