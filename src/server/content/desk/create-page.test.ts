import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { realTime, SampleApi } from "../../testing/api.test-support.ts"
import { codesOf, desk, member, type Saved, write } from "../../testing/content-desk.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"

layer(SampleApi, realTime)("new pages at the desk of editors (rule content.draft)", (it) => {
  it.effect("are created once if the answer was lost and the editor sends them again", () =>
    Effect.gen(function* () {
      const [editor, other] = [yield* member("neu"), yield* member("andere")]
      const page = { Kind: "guide", Path: "/zweimal-gesandt", Title: "Neu", Theme: "kaufen" }
      const first = bodyOf<Saved>(yield* editor.post(desk, page))
      assert.deepStrictEqual(bodyOf<Saved>(yield* editor.post(desk, page)), first)
      // anything else at this address is another page
      for (const [who, sent] of [
        [other, page],
        [editor, { ...page, Title: "Anders" }],
        [editor, { ...page, Theme: "lagern" }]
      ] as const)
        assert.deepStrictEqual(codesOf(yield* who.post(desk, sent)), ["taken"])
      bodyOf(yield* write(editor, first.Id, { teaser: "Worum es geht" }))
      assert.deepStrictEqual(codesOf(yield* editor.post(desk, page)), ["taken"])
    })
  )
})
