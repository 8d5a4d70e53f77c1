import { expect, it } from "vitest"
import { orderStates } from "./export.ts"

it("names the states of an order as it goes, and last those that ended apart (domain.md 5.3)", () => {
  expect(orderStates.slice(0, 6)).toEqual([
    "placed",
    "confirmed",
    "scheduled",
    "delivered",
    "invoiced",
    "settled"
  ])
  expect(orderStates.slice(6)).toEqual(["refused", "cancelledByDealer", "cancelledByCustomer", "withdrawn"])
})
