import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import type { OrderDraft } from "../../../domain/order/draft.ts"
import { limits, Limits } from "../../http/rate-limits.ts"
import {
  draftNow,
  ordersOf,
  placeOrder,
  placePayload,
  raisePrices,
  readPlaced,
  readRefusal,
  readyDraft
} from "../../testing/journey.test-support.ts"
import { PlacingPoint } from "../place.ts"
import { type Answer, type TestVisitor, visitor } from "../../testing/visitor.test-support.ts"

const codeOf = (answer: Answer) => readRefusal(answer).code
const many = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Sends `count` calls concurrently, each under a key of its own. */
const atOnce = (buyer: TestVisitor, draft: OrderDraft, count: number, key: (index: number) => string) =>
  Effect.forEach(many(count), (index) => placeOrder(buyer, draft, key(index)), { concurrency: "unbounded" })

layer(SampleApi, realTime)("placing", (it) => {
  it.effect("50 calls at once with different keys make one order, and every other call returns it", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const draft = yield* readyDraft(buyer)
      const answers = yield* atOnce(buyer, draft, 50, (index) => `parallel-${index}`)
      const [order, ...more] = yield* ordersOf(draft)
      assert.deepStrictEqual(more, [])
      assert.strictEqual(answers.filter(({ status }) => status === 201).length, 1)
      for (const answer of answers.filter(({ status }) => status !== 201)) {
        assert.deepStrictEqual([answer.status, codeOf(answer)], [409, "AlreadyPlaced"], answer.text)
        assert.strictEqual(readRefusal(answer).orderId, order?.id)
      }
    })
  )

  it.effect("one key, sent 100 times, one after another and at once, has one order and one answer", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const draft = yield* readyDraft(buyer)
      const first = yield* atOnce(buyer, draft, 50, () => "the-same-key")
      const later = yield* Effect.forEach(many(50), () => placeOrder(buyer, draft, "the-same-key"))
      const answers = [...first, ...later]
      assert.deepStrictEqual([...new Set(answers.map(({ status }) => status))], [201])
      assert.strictEqual(new Set(answers.map(({ text }) => text)).size, 1)
      const replayed = answers.filter(({ headers }) => headers.get("idempotency-replayed") === "true")
      assert.strictEqual(replayed.length, 99)
      const grants = answers.map(({ headers }) =>
        headers.getSetCookie().find((line) => line.startsWith("__Host-order"))
      )
      assert.strictEqual(new Set(grants).size, 1)
      assert.strictEqual((yield* ordersOf(draft)).length, 1)
    })
  )

  describe("a key", () => {
    it.effect("is needed, and is 8 to 255 printable characters", () =>
      Effect.gen(function* () {
        const buyer = yield* visitor
        const draft = yield* readyDraft(buyer)
        const without = yield* buyer.post("/api/order-process/place", placePayload(draft))
        assert.deepStrictEqual([without.status, codeOf(without)], [400, "IdempotencyKeyMissing"])
        for (const key of ["short", "x".repeat(256), "with blanks", "ümlaut-key"])
          assert.strictEqual((yield* placeOrder(buyer, draft, key)).status, 400, key)
        assert.deepStrictEqual(yield* ordersOf(draft), [])
      })
    )

    it.effect("belongs to one body and one session", () =>
      Effect.gen(function* () {
        const buyer = yield* visitor
        const draft = yield* readyDraft(buyer)
        assert.strictEqual((yield* placeOrder(buyer, draft, "bound-key")).status, 201)
        const other = yield* placeOrder(buyer, draft, "bound-key", { SummaryHash: "other" })
        assert.deepStrictEqual([other.status, codeOf(other)], [422, "KeyReused"])
        const second = yield* readyDraft(buyer)
        assert.strictEqual(codeOf(yield* placeOrder(buyer, second, "bound-key")), "KeyReused")
        const stranger = yield* visitor
        const foreign = yield* placeOrder(stranger, draft, "bound-key")
        assert.strictEqual(foreign.status, 404)
        const own = yield* readyDraft(stranger)
        assert.strictEqual((yield* placeOrder(stranger, own, "bound-key")).status, 201)
      })
    )

    it.effect("on two drafts at once places one and refuses the other", () =>
      Effect.gen(function* () {
        const buyer = yield* visitor
        const drafts = [yield* readyDraft(buyer), yield* readyDraft(buyer)]
        const answers = yield* Effect.forEach(drafts, (draft) => placeOrder(buyer, draft, "shared-key"), {
          concurrency: "unbounded"
        })
        assert.deepStrictEqual(
          answers.map(({ status }) => status).toSorted((a, b) => a - b),
          [201, 422]
        )
      })
    )
  })

  it.effect("a lost answer is sent again for the same key, with the cookie that opens the order", () =>
    Effect.gen(function* () {
      const buyer = yield* visitor
      const draft = yield* readyDraft(buyer)
      const jar = new Map(buyer.cookies)
      const lost = yield* placeOrder(buyer, draft, "lost-answer")
      buyer.cookies.clear()
      for (const [name, value] of jar) buyer.cookies.set(name, value)
      const again = yield* placeOrder(buyer, draft, "lost-answer")
      assert.strictEqual(again.text, lost.text)
      const { orderId } = readPlaced(again)
      assert.strictEqual((yield* buyer.get(`/api/orders/${orderId}`)).status, 200)
    })
  )

  describe("what is refused is not stored", () => {
    it.effect("a changed price must be seen before the same key may order", () =>
      Effect.gen(function* () {
        const buyer = yield* visitor
        const draft = yield* readyDraft(buyer)
        yield* raisePrices
        const refused = yield* placeOrder(buyer, draft, "price-key")
        assert.deepStrictEqual([refused.status, codeOf(refused)], [409, "PriceChanged"])
        const now = yield* draftNow(buyer, draft.orderDraftId)
        assert.strictEqual(now.version, readRefusal(refused).version)
        assert.notStrictEqual(now.summaryHash, draft.summaryHash)
        assert.strictEqual(codeOf(yield* placeOrder(buyer, draft, "price-key")), "VersionConflict")
        assert.strictEqual((yield* placeOrder(buyer, now, "price-key")).status, 201)
      })
    )

    it.effect("a price that changes between reading and writing is caught by the statement itself", () =>
      Effect.gen(function* () {
        const buyer = yield* visitor
        const draft = yield* readyDraft(buyer)
        let raised = false
        const sql = yield* SqlClient
        const raiseOnce = () =>
          Effect.suspend(() => {
            if (raised) return Effect.void
            raised = true
            return Effect.orDie(Effect.provideService(raisePrices, SqlClient, sql))
          })
        const answer = yield* Effect.provideService(
          placeOrder(buyer, draft, "racing-price"),
          PlacingPoint,
          raiseOnce
        )
        assert.deepStrictEqual([answer.status, codeOf(answer)], [409, "PriceChanged"])
        assert.deepStrictEqual(yield* ordersOf(draft), [])
      })
    )

    it.effect("a stale version, other texts and an incomplete draft", () =>
      Effect.gen(function* () {
        const buyer = yield* visitor
        const draft = yield* readyDraft(buyer)
        const stale = yield* placeOrder(buyer, { ...draft, version: draft.version - 1 }, "stale-key")
        assert.strictEqual(codeOf(stale), "VersionConflict")
        const texts = { terms: "agb-old", withdrawal: "w", privacy: "p" }
        const legal = yield* placeOrder(buyer, draft, "texts-key", {
          LegalVersions: { Terms: texts.terms, Withdrawal: texts.withdrawal, Privacy: texts.privacy }
        })
        assert.strictEqual(codeOf(legal), "VersionConflict")
        assert.strictEqual((yield* placeOrder(buyer, draft, "stale-key")).status, 201)
      })
    )
  })

  describe("too many", () => {
    const few = (name: keyof typeof limits, most: number) =>
      Effect.provideService(Limits, { ...limits, [name]: { ...limits[name], perSession: most } })

    it.effect("calls of one session are refused until the window ends, but not its answers", () =>
      Effect.gen(function* () {
        const buyer = yield* visitor
        const placed = yield* readyDraft(buyer)
        const waiting = yield* readyDraft(buyer)
        assert.strictEqual((yield* placeOrder(buyer, placed, "counted-1").pipe(few("place", 1))).status, 201)
        const refused = yield* placeOrder(buyer, waiting, "counted-2").pipe(few("place", 1))
        assert.deepStrictEqual([refused.status, codeOf(refused)], [429, "TooManyRequests"])
        assert.strictEqual(refused.headers.get("retry-after"), "600")
        assert.strictEqual((yield* placeOrder(buyer, placed, "counted-1").pipe(few("place", 1))).status, 201)
      })
    )

    it.effect("too many orders for one mailbox are refused, also from different visitors", () =>
      Effect.gen(function* () {
        const mailbox = { EmailAddress: "full@example.de" }
        const one = yield* visitor
        const two = yield* visitor
        const first = yield* readyDraft(one, mailbox)
        const second = yield* readyDraft(two, { EmailAddress: "Full@example.de" })
        assert.strictEqual((yield* placeOrder(one, first, "mailbox-1").pipe(few("mail", 1))).status, 201)
        assert.strictEqual((yield* placeOrder(two, second, "mailbox-2").pipe(few("mail", 1))).status, 429)
        assert.strictEqual((yield* placeOrder(two, second, "mailbox-2")).status, 201)
      })
    )
  })
})

layer(SampleApi, realTime)("without its defence, placing", (it) => {
  it.effect("makes more than one order of one draft: the test above can fail", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      // a migration for this test only: a draft may get several orders, and its version never changes
      yield* sql`alter table customer_order drop constraint customer_order_draft_id_key`
      yield* sql`
        create function keep_version() returns trigger language plpgsql as $$
        begin new.version := old.version; return new; end $$`
      yield* sql`
        create trigger keep_version before update on order_draft for each row
        when (new.contents = old.contents) execute function keep_version()`
      const buyer = yield* visitor
      const draft = yield* readyDraft(buyer)
      yield* atOnce(buyer, draft, 50, (index) => `unguarded-${index}`)
      const orders = yield* ordersOf(draft)
      console.log(`50 calls at once: 1 order with the defence, ${orders.length} without`)
      assert.isAbove(orders.length, 1)
    })
  )
})
