import { expect, it } from "vitest"
import { orderStatuses } from "../../domain/order/draft.ts"
import { orderStatus } from "./order.schema.ts"

it("only existing states of an order are decoded (rule life.states)", () => {
  expect(orderStatus.literals).toBe(orderStatuses)
})
