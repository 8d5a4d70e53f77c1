import { expect, it } from "vitest"
import { orderStatuses } from "../../domain/order/draft.ts"
import { orderStatus } from "./order.schema.ts"

it("takes from the wire what an order can be at, and nothing else (rule life.states)", () => {
  expect(orderStatus.literals).toBe(orderStatuses)
})
