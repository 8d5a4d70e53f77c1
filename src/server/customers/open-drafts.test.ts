import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf, customer, sameAsMissing } from "../testing/customers.test-support.ts"
import { begunDraft, placeOrder, readyDraft } from "../testing/journey.test-support.ts"

layer(SampleApi, realTime)("unfinished orders of an account", (it) => {
  it.effect("are listed on any device until they are placed", () =>
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

  it.effect("are discarded with their bank data; foreign, placed and missing ones are answered alike", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const a = yield* customer("discard-a@kunde.example")
      const b = yield* customer("discard-b@kunde.example")
      const { draft } = yield* begunDraft(a.browser)
      const placed = yield* readyDraft(a.browser)
      yield* placeOrder(a.browser, placed, "discard-placed")
      yield* sql`
        insert into sepa_mandate select (jsonb_populate_record(null::sepa_mandate, to_jsonb(m)
          || jsonb_build_object('reference', 'discarded', 'draft_id', ${draft.orderDraftId}::text))).*
        from sepa_mandate m limit 1`
      const discard = (by: typeof a, id: string) =>
        by.browser.post(`/api/kunde/angefangen/${id}/verwerfen`, {})
      sameAsMissing([
        yield* discard(b, draft.orderDraftId),
        yield* discard(a, placed.orderDraftId),
        yield* discard(a, "x")
      ])
      const left = sql<{ readonly drafts: number; readonly mandates: number }>`
        select (select count(*) from order_draft where id = ${draft.orderDraftId})::int as drafts,
          (select count(*) from sepa_mandate where draft_id = ${draft.orderDraftId})::int as mandates`
      assert.strictEqual((yield* left)[0]?.drafts, 1)
      assert.deepStrictEqual((yield* discard(a, draft.orderDraftId)).body, { Success: true })
      assert.deepStrictEqual(yield* left, [{ drafts: 0, mandates: 0 }])
      sameAsMissing([yield* discard(a, draft.orderDraftId)])
    })
  )
})
