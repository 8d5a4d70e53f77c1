import { expect, it } from "vitest"
import { openOrderOf } from "../../../../domain/order/life/open-order.test-support.ts"
import { withHeldRows } from "./held-rows.ts"

const orders = (...ids: ReadonlyArray<string>) => ids.map((orderId) => openOrderOf({ orderId }))
const merged = (former: ReadonlyArray<string>, arrived: ReadonlyArray<string>, held: ReadonlyArray<string>) =>
  withHeldRows(orders(...former), orders(...arrived), (id) => held.includes(id)).map(({ orderId }) => orderId)

it("rows with a pending action keep their position, and other former rows are dropped", () => {
  expect(merged(["a", "b", "c"], ["a", "c", "d"], ["b"])).toEqual(["a", "b", "c", "d"])
  expect(merged(["a", "b", "c"], ["n", "c"], [])).toEqual(["n", "c"])
  expect(merged(["a", "b", "c"], [], ["b", "c"])).toEqual(["b", "c"])
})

it("an order that is still listed is shown once, at its new position with its new data", () => {
  expect(merged(["a", "b"], ["n", "a", "b"], ["a"])).toEqual(["n", "a", "b"])
  const later = openOrderOf({ orderId: "a", version: 7 })
  expect(withHeldRows(orders("a"), [later], () => true)).toEqual([later])
})
