import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { act, desk, made, member } from "../../testing/content-desk.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"

layer(SampleApi, realTime)("a page that was ended (rule content.publication)", (it) => {
  it.effect("has no end any more, so that a later publication does not end with it", () =>
    Effect.gen(function* () {
      const editor = yield* member("ende")
      const id = yield* made(editor, "/vor-der-zeit-beendet")
      const endOf = Effect.map(
        editor.get(`${desk}/${id}`),
        (answer) => bodyOf<{ readonly ExpiresAt: string | null }>(answer).ExpiresAt
      )
      const end = "2999-12-24T23:00:00.000Z"
      bodyOf(yield* act(editor, id, "veroeffentlichen", { PublishAt: null, ExpiresAt: end }))
      assert.strictEqual(yield* endOf, end)
      bodyOf(yield* act(editor, id, "beenden"))
      assert.isNull(yield* endOf)
    })
  )
})
