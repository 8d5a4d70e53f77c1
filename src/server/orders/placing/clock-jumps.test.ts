import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { morning, realTime, SampleApi, TestApi } from "../../testing/api.test-support.ts"
import { ordersOf, placeOrder, readyDraft } from "../../testing/journey.test-support.ts"
import { visitor } from "../../testing/visitor.test-support.ts"

const hour = 3_600_000

layer(SampleApi, realTime)("a system clock that jumps (rule order.clock)", (it) => {
  it.effect("does not change an order: its key returns it, an hour ahead and an hour back", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const buyer = yield* visitor
      const draft = yield* readyDraft(buyer, { EmailAddress: "uhr@example.de" })
      const first = yield* placeOrder(buyer, draft, "clock-jumps-1")
      assert.strictEqual(first.status, 201, first.text)
      for (const jump of [hour, -hour, 0]) {
        setTime(morning + jump)
        const again = yield* placeOrder(buyer, draft, "clock-jumps-1")
        assert.strictEqual(again.text, first.text, `${jump}`)
      }
      assert.lengthOf(yield* ordersOf(draft), 1)
    })
  )

  it.effect("back by an hour during an order lets it be placed at the price that was shown", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const buyer = yield* visitor
      const draft = yield* readyDraft(buyer, { EmailAddress: "zurueck@example.de" })
      setTime(morning - hour)
      const placed = yield* placeOrder(buyer, draft, "clock-jumps-2")
      setTime(morning)
      assert.strictEqual(placed.status, 201, placed.text)
      assert.lengthOf(yield* ordersOf(draft), 1)
    })
  )

  it.effect("ahead by an hour accepts the shown price, and after a jump back there is one order", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const buyer = yield* visitor
      const draft = yield* readyDraft(buyer, { EmailAddress: "voraus@example.de" })
      setTime(morning + hour)
      const ahead = yield* placeOrder(buyer, draft, "clock-jumps-3")
      setTime(morning)
      const back = yield* placeOrder(buyer, draft, "clock-jumps-3")
      assert.deepStrictEqual([ahead.status, back.text], [201, ahead.text])
      const stored = yield* ordersOf(draft)
      assert.deepStrictEqual(
        stored.map(({ totalCents }) => totalCents),
        [Math.round(draft.offer.totalPrice * 100)]
      )
    })
  )
})
