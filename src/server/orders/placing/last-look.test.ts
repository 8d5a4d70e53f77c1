import { assert, layer } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { orderView } from "../../../contract/schemas/order.schema.ts"
import { wire } from "../../../contract/wire.ts"
import type { OrderDraft } from "../../../domain/order/draft.ts"
import { findOrder } from "../order-page.ts"
import { receiptSections } from "../receipt-sections.ts"
import { chipsDraft, declared } from "../../testing/chips.test-support.ts"
import { morning, realTime, SampleApi } from "../../testing/api.test-support.ts"
import {
  ordersOf,
  placeOrder,
  read,
  readPlaced,
  readRefusal,
  readyDraft
} from "../../testing/journey.test-support.ts"
import { type TestVisitor, visitor } from "../../testing/visitor.test-support.ts"

const readCheck = read(wire({ ok: Schema.Boolean, recentOrders: Schema.Int }))

const recentOf = Effect.fnUntraced(function* (buyer: TestVisitor, draft: OrderDraft) {
  const answer = yield* buyer.post("/api/order-process/final-check", {
    OrderDraftId: draft.orderDraftId,
    Version: draft.version,
    SummaryHash: draft.summaryHash
  })
  return readCheck(answer).recentOrders
})

layer(SampleApi, realTime)("the last check of an order", (it) => {
  it.effect("counts the buyer's own orders of the same goods to the same place, for 14 days", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const buyer = yield* visitor
      const first = yield* readyDraft(buyer)
      assert.strictEqual(yield* recentOf(buyer, first), 0)
      assert.strictEqual((yield* placeOrder(buyer, first, "recent-first")).status, 201)
      const again = yield* readyDraft(buyer)
      assert.strictEqual(yield* recentOf(buyer, again), 1)
      const stranger = yield* visitor
      const foreign = yield* readyDraft(stranger)
      assert.strictEqual(foreign.emailAddress, first.emailAddress)
      assert.strictEqual(yield* recentOf(stranger, foreign), 0, "a typed mailbox tells nothing of its owner")
      const [order] = yield* ordersOf(first)
      const placedDaysAgo = (days: number) =>
        sql`update customer_order set placed_at = ${new Date(morning - days * 86_400_000).toISOString()}::timestamptz
          where id = ${order?.id ?? ""}`
      yield* placedDaysAgo(13.9)
      assert.strictEqual(yield* recentOf(buyer, again), 1)
      yield* placedDaysAgo(14.1)
      assert.strictEqual(yield* recentOf(buyer, again), 0)
      yield* placedDaysAgo(1)
      yield* sql`update customer_order set status = 'cancelledByCustomer' where id = ${order?.id ?? ""}`
      assert.strictEqual(yield* recentOf(buyer, again), 0, "what was ended is not ordered twice")
      const chips = yield* chipsDraft(buyer)
      assert.strictEqual(yield* recentOf(buyer, chips), 0)
    })
  )

  it.effect("counts an account's orders for that account only", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const buyer = yield* visitor
      const first = yield* readyDraft(buyer)
      yield* placeOrder(buyer, first, "recent-account")
      yield* sql`update customer_order set account_id = (select min(id) from account) where draft_id = ${first.orderDraftId}`
      assert.strictEqual(yield* recentOf(buyer, yield* readyDraft(buyer)), 0)
    })
  )

  it.effect("warns and does not block", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      yield* placeOrder(buyer, yield* readyDraft(buyer), "unblocked-first")
      const again = yield* readyDraft(buyer)
      assert.strictEqual((yield* placeOrder(buyer, again, "unblocked-again")).status, 201)
    })
  )

  it.effect("sells German wood chips with a matching declaration, and stores it", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const draft = yield* chipsDraft(buyer)
      const problems = Effect.fnUntraced(function* (key: string, change: object) {
        const refused = yield* placeOrder(buyer, draft, key, change)
        assert.strictEqual(refused.status, 422, refused.text)
        return readRefusal(refused).problems.map(({ field, code }) => `${field} ${code}`)
      })
      assert.deepStrictEqual(yield* problems("chips-none", {}), [
        "MoistureDeclaration.MoistureClass required"
      ])
      assert.deepStrictEqual(yield* problems("chips-wet", declared("from25", false)), [
        "MoistureDeclaration.BurningAssured notAccepted"
      ])
      yield* problems("chips-else", declared("dry", true))
      assert.lengthOf(yield* ordersOf(draft), 0)
      const placed = yield* placeOrder(buyer, draft, "chips-good", declared("from25", true))
      assert.strictEqual(placed.status, 201, placed.text)
      const { orderId } = readPlaced(placed)
      const page = read(orderView)(yield* buyer.get(`/api/orders/${orderId}`))
      assert.deepStrictEqual(page.moistureDeclaration, { moistureClass: "from25", burningAssured: true })
      assert.strictEqual(page.offer.vatRate, 7)
      const order = yield* findOrder(orderId)
      assert(order !== undefined)
      assert.include(JSON.stringify(receiptSections(order)), "Holzfeuchte 25 % oder mehr. Ich versichere")
      const other = yield* placeOrder(buyer, draft, "chips-good", declared("below25", false))
      assert.deepStrictEqual([other.status, readRefusal(other).code], [422, "KeyReused"])
    })
  )

  it.effect("stores no declaration for goods that need none", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const draft = yield* readyDraft(buyer)
      const placed = yield* placeOrder(buyer, draft, "pellets-declared", declared("below25", false))
      const page = read(orderView)(yield* buyer.get(`/api/orders/${readPlaced(placed).orderId}`))
      assert.isNull(page.moistureDeclaration)
    })
  )
})
