import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { limits, Limits } from "../../http/rate-limits.ts"
import { placeOrder, raisePrices, readRefusal, readyDraft } from "../../testing/journey.test-support.ts"
import { PlacingPoint } from "../place.ts"
import { visitor } from "../../testing/visitor.test-support.ts"

layer(SampleApi, realTime)("a call that places an order", (it) => {
  it.effect("is counted once, however often it has to read again", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const draft = yield* readyDraft(buyer)
      const sql = yield* SqlClient
      let raised = false
      const raiseOnce = () =>
        Effect.suspend(() => {
          if (raised) return Effect.void
          raised = true
          return Effect.orDie(Effect.provideService(raisePrices, SqlClient, sql))
        })
      const answer = yield* placeOrder(buyer, draft, "the-only-call").pipe(
        Effect.provideService(PlacingPoint, raiseOnce),
        Effect.provideService(Limits, { ...limits, place: { ...limits.place, perSession: 1 } })
      )
      assert.deepStrictEqual([answer.status, readRefusal(answer).code], [409, "PriceChanged"])
    })
  )
})
