import { expect, it } from "vitest"
import { createActor, toPromise } from "xstate"
import { bulkOf } from "../../../model-tests/data/bulk.ts"
import { createClient } from "../client/client.ts"
import { toWire } from "../client/wire-names.ts"
import { bulkOrderActors } from "./bulk-order.actors.ts"
import { freshBulkOrders } from "./fresh-bulk-orders.ts"

it("a remembered answer comes with its remaining validity (rule offer.lifetime)", async () => {
  let asked = 0
  const client = createClient({
    csrfToken: () => "token",
    fetch: () => {
      asked += 1
      return Promise.resolve(Response.json(toWire(bulkOf(1))))
    }
  })
  let now = 0
  const results = freshBulkOrders(() => now)
  const input = {
    countryId: 1,
    productGroupId: 3,
    qualities: [],
    points: [
      { index: 1, zipCode: "80331", amount: 6000 },
      { index: 2, zipCode: "80333", amount: 4000 }
    ]
  } as const
  const ask = () => toPromise(createActor(bulkOrderActors(client, results).calculate, { input }).start())
  expect(await ask()).toEqual({ kind: "calculated", calculation: bulkOf(1), validFor: 1_800_000 })
  now = 1_740_000
  expect(await ask()).toEqual({ kind: "calculated", calculation: bulkOf(1), validFor: 60_000 })
  expect(asked).toBe(1)
  now = 1_800_000
  expect(await ask()).toMatchObject({ validFor: 1_800_000 })
  expect(asked).toBe(2)
})
