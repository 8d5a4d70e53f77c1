import { expect, it } from "vitest"
import type { BulkCalculation, BulkOrder } from "../../domain/bulk/bulk-calculation.ts"
import { freshBulkOrders } from "./fresh-bulk-orders.ts"

const orderOf = (amount: number): BulkOrder => ({
  countryId: 1,
  productGroupId: 3,
  qualities: [],
  points: [
    { index: 1, zipCode: "80331", amount },
    { index: 2, zipCode: "80333", amount: 4000 }
  ]
})
const answer: BulkCalculation = { items: [], matrix: [], minPerStation: 1000, unreached: [] }

it("remembers an answer for exactly its order, for 30 minutes", () => {
  let now = 5
  const results = freshBulkOrders(() => now)
  results.keep(orderOf(6000), answer)
  expect(results.get(orderOf(6000))).toEqual({ answer, validFor: 1_800_000 })
  expect(results.get(orderOf(6001))).toBeUndefined()
  expect(results.get({ ...orderOf(6000), countryId: 2 })).toBeUndefined()
  expect(results.get({ ...orderOf(6000), productGroupId: 9 })).toBeUndefined()
  expect(results.get({ ...orderOf(6000), qualities: [1] })).toBeUndefined()
  now += 1_799_999
  expect(results.get(orderOf(6000))).toEqual({ answer, validFor: 1 })
  now += 1
  expect(results.get(orderOf(6000))).toBeUndefined()
})

it("remembers at most twenty answers", () => {
  const results = freshBulkOrders(() => 0)
  for (let amount = 1; amount <= 20; amount++) results.keep(orderOf(amount), answer)
  results.keep(orderOf(1), answer)
  results.keep(orderOf(21), answer)
  expect([1, 2, 3, 21].filter((amount) => results.get(orderOf(amount)))).toEqual([1, 3, 21])
})
