import { layerHttpServices } from "@effect/platform-node/NodeHttpServer"
import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { HttpApiTest } from "effect/http-api"
import { ByDealerKey, DealerProgram, Guarded, Open, Visitor } from "../../contract/middleware.ts"
import { ShopApi } from "../../contract/shop.api.ts"
import { anyOriginLayer } from "../http/front/any-origin.ts"
import { readingLayer } from "../http/reading/reading.ts"
import { validationLayer } from "../http/validation.ts"
import { DatabaseUnreachable } from "../ports/database-unreachable.ts"
import { noCounts } from "../testing/no-counts.test-support.ts"
import { bulkOrderHandlers } from "./bulk-order.handlers.ts"
import { noRegions } from "./places.test-support.ts"
import { pricesHandlers } from "./prices.handlers.ts"
import { Snapshots } from "./snapshots.ts"

const away = Effect.fail(new DatabaseUnreachable({ cause: "away" }))

const noLists = Layer.succeed(Snapshots)({
  here: () => undefined,
  at: () => away,
  atLeast: () => away,
  newestAt: () => away,
  readAnewAt: () => away,
  apart: () => away
})
const visitor = { ownerHash: undefined, user: undefined, address: "127.0.0.1" }
const anyone = Layer.mergeAll(
  Layer.succeed(Guarded)((handler) => Effect.provideService(handler, Visitor, visitor)),
  Layer.succeed(Open)((handler) => Effect.provideService(handler, Visitor, visitor)),
  Layer.succeed(ByDealerKey)((handler) =>
    Effect.provideService(handler, DealerProgram, { keyId: 0, dealerId: 0 })
  )
)

const answering = Layer.mergeAll(bulkOrderHandlers, pricesHandlers).pipe(
  Layer.provide([noCounts, noLists, noRegions]),
  Layer.provideMerge(Layer.mergeAll(anyone, anyOriginLayer, readingLayer, validationLayer, layerHttpServices))
)

layer(answering)("while the price lists cannot be read", (it) => {
  it.effect("the best price is empty and must not be cached", () =>
    Effect.gen(function* () {
      const { prices } = yield* HttpApiTest.groups(ShopApi, ["prices"])
      const [best, response] = yield* prices.best({
        params: { countryId: 1 },
        query: {},
        responseMode: "decoded-and-response"
      })
      assert.deepStrictEqual(best, {})
      assert.notInclude(response.headers["cache-control"] ?? "", "public")
    })
  )

  it.effect("a bulk order is unavailable", () =>
    Effect.gen(function* () {
      const { bulkOrder } = yield* HttpApiTest.groups(ShopApi, ["bulkOrder"])
      const point = { zipCode: "10115", amount: 3000 }
      const payload = {
        countryId: 1,
        productGroupId: 3,
        productId: 20,
        parameters: [],
        stations: [
          { ...point, index: 1 },
          { ...point, index: 2 }
        ]
      } as const
      assert.deepInclude(yield* Effect.flip(bulkOrder.calculate({ payload })), { code: "Unavailable" })
    })
  )
})
