import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { begunDraft } from "../testing/journey.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"
import { findDraft, saveDraft } from "./drafts.ts"

layer(SampleApi, realTime)("saving a draft that another call has saved meanwhile", (it) => {
  const raced = Effect.gen(function* () {
    const { draft } = yield* begunDraft(yield* visitor)
    const sql = yield* SqlClient
    const [owner] = yield* sql<{ readonly hash: Uint8Array }>`
      select owner_hash as hash from order_draft where id = ${draft.orderDraftId}`
    return yield* findDraft(
      owner === undefined ? undefined : { ownerHash: owner.hash, accountId: undefined },
      draft.orderDraftId
    )
  })

  it.effect("reports the current version", () =>
    Effect.gen(function* () {
      const row = yield* raced
      const at = new Date(0)
      yield* saveDraft(yield* saveDraft(row, {}, at), {}, at)
      const lost = yield* Effect.flip(saveDraft(row, {}, at))
      assert.deepInclude(lost, { code: "VersionConflict", version: 3 })
    })
  )

  it.effect("reports no version if the draft was deleted", () =>
    Effect.gen(function* () {
      const row = yield* raced
      const sql = yield* SqlClient
      yield* sql`delete from order_draft where id = ${row.id}`
      const lost = yield* Effect.flip(saveDraft(row, {}, new Date(0)))
      assert.deepInclude(lost, { code: "VersionConflict" })
      assert.notProperty(lost, "version")
    })
  )
})
