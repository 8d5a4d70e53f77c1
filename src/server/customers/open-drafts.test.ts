import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf, customer } from "../testing/customers.test-support.ts"
import { begunDraft, placeOrder, readyDraft } from "../testing/journey.test-support.ts"

layer(SampleApi, realTime)("orders that wait to be finished", (it) => {
  it.effect("offers what was begun and not placed, whoever goes on with it on which device", () =>
    Effect.gen(function* () {
      interface Begun {
        readonly OpenDrafts: ReadonlyArray<{
          readonly OrderDraftId: string
          readonly Amount: number
          readonly DraftPath: string
        }>
      }
      const a = yield* customer("begun-a@kunde.example")
      const b = yield* customer("begun-b@kunde.example")
      const first = yield* readyDraft(a.browser)
      const { draft } = yield* begunDraft(a.browser)
      const open = Effect.map(a.browser.get("/api/kunde/startseite"), (answer) =>
        bodyOf<Begun>(answer).OpenDrafts.map(({ OrderDraftId }) => OrderDraftId)
      )
      assert.sameMembers(yield* open, [first.orderDraftId, draft.orderDraftId])
      const [begun] = bodyOf<Begun>(yield* a.browser.get("/api/kunde/startseite")).OpenDrafts
      assert.strictEqual(begun?.Amount, 6000)
      assert.match(begun?.DraftPath ?? "", /^\/holzpellets-lose\/bestellung\?zipCode=.*&draft=[\w-]{22}$/)
      assert.deepStrictEqual(bodyOf<Begun>(yield* b.browser.get("/api/kunde/startseite")).OpenDrafts, [])
      assert.strictEqual((yield* placeOrder(a.browser, first, "begun-placed")).status, 201)
      assert.deepStrictEqual(yield* open, [draft.orderDraftId])
    })
  )
})
