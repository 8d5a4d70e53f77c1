import { assert, layer } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { problem } from "../../../contract/errors.ts"
import { offer } from "../../../contract/schemas/offer.schema.ts"
import { orderDraft } from "../../../contract/order-steps.api.ts"
import { wire } from "../../../contract/wire.ts"
import type { OrderDraft } from "../../../domain/order/draft.ts"
import { morning, realTime, SampleApi, TestApi } from "../../testing/api.test-support.ts"
import {
  begunDraft,
  ordersOf,
  placeOrder,
  raisePrices,
  read,
  readRefusal,
  readyDraft
} from "../../testing/journey.test-support.ts"
import { type TestVisitor, visitor } from "../../testing/visitor.test-support.ts"

const readCheck = read(
  wire({
    ok: Schema.Boolean,
    priceChanged: Schema.Boolean,
    offer,
    draft: orderDraft,
    problems: Schema.Array(problem)
  })
)

const check = (buyer: TestVisitor, draft: OrderDraft, change: object = {}) =>
  buyer.post("/api/order-process/final-check", {
    OrderDraftId: draft.orderDraftId,
    Version: draft.version,
    SummaryHash: draft.summaryHash,
    ...change
  })

layer(SampleApi, realTime)("the final check", (it) => {
  it.effect("is passed by the summary that was seen, also after half an hour at the same price", () =>
    Effect.gen(function* () {
      const api = yield* TestApi
      const buyer = yield* visitor
      const draft = yield* readyDraft(buyer)
      const first = yield* check(buyer, draft)
      assert.strictEqual(readCheck(first).ok, true, first.text)
      api.setTime(morning + 31 * 60_000)
      const later = readCheck(yield* check(buyer, draft))
      api.setTime(morning)
      assert.strictEqual(later.ok, true)
      assert.strictEqual(later.draft.version, draft.version + 1)
      assert.strictEqual(later.draft.offerValidUntil, new Date(morning + 61 * 60_000).toISOString())
      assert.strictEqual(later.draft.summaryHash, draft.summaryHash)
    })
  )

  it.effect("reports a new price, which can be ordered only by its new summary", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const draft = yield* readyDraft(buyer)
      yield* raisePrices
      const answer = readCheck(yield* check(buyer, draft))
      assert.deepStrictEqual([answer.ok, answer.priceChanged, answer.problems], [false, true, []])
      assert.isAbove(answer.draft.offer.totalPrice, draft.offer.totalPrice)
      assert.notStrictEqual(answer.draft.summaryHash, draft.summaryHash)
      const old = yield* placeOrder(buyer, { ...answer.draft, summaryHash: draft.summaryHash }, "old-price")
      assert.deepStrictEqual([old.status, readRefusal(old).code], [409, "VersionConflict"])
      assert.strictEqual((yield* placeOrder(buyer, answer.draft, "new-price")).status, 201)
      const [order] = yield* ordersOf(draft)
      assert.strictEqual(order?.totalCents, Math.round(answer.draft.offer.totalPrice * 100))
    })
  )

  it.effect("names the missing step", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const { draft } = yield* begunDraft(buyer)
      const answer = yield* check(buyer, draft, { SummaryHash: "x" })
      assert.deepStrictEqual(
        readRefusal(answer).problems.map(({ code, field }) => `${field} ${code}`),
        ["DeliveryAddress stepMissing"]
      )
    })
  )
})
