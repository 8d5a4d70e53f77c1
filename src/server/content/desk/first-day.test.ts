import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { morning, realTime, SampleApi, TestApi } from "../../testing/api.test-support.ts"
import { act, atOnce, made, member, write } from "../../testing/content-desk.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"

const minute = 60_000
const iso = (ms: number) => new Date(ms).toISOString()

const dayOf = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly at: Date }>`select publish_at as at from content_page where id = ${id}`
  return row?.at.getTime()
})

layer(SampleApi, realTime)("the day of an article (rule content.publication)", (it) => {
  it.effect("is that of its first publication, also when it is corrected, now or later", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const editor = yield* member("tag")
      const id = yield* made(editor, "/news/artikel/erster-tag", "news")
      bodyOf(yield* act(editor, id, "veroeffentlichen", atOnce))
      const first = yield* dayOf(id)
      assert.strictEqual(first, morning)
      setTime(morning + 5 * minute)
      bodyOf(yield* write(editor, id, { title: "Berichtigt" }))
      bodyOf(yield* act(editor, id, "veroeffentlichen", atOnce))
      assert.strictEqual(yield* dayOf(id), first)
      bodyOf(yield* write(editor, id, { title: "Noch einmal" }))
      const later = { PublishAt: iso(morning + 9 * minute), ExpiresAt: null }
      bodyOf(yield* act(editor, id, "veroeffentlichen", later))
      assert.strictEqual(yield* dayOf(id), first)
      setTime(morning + 10 * minute)
      bodyOf(yield* write(editor, id, { title: "Zuletzt" }))
      bodyOf(yield* act(editor, id, "veroeffentlichen", atOnce))
      assert.strictEqual(yield* dayOf(id), first)
      setTime(morning)
    })
  )

  it.effect("stays when the article was ended and is published again", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const editor = yield* member("beendet")
      const id = yield* made(editor, "/news/artikel/beendet", "news")
      bodyOf(yield* act(editor, id, "veroeffentlichen", atOnce))
      bodyOf(yield* act(editor, id, "beenden"))
      setTime(morning + 5 * minute)
      bodyOf(yield* act(editor, id, "veroeffentlichen", atOnce))
      assert.strictEqual(yield* dayOf(id), morning)
      setTime(morning)
    })
  )

  it.effect("is now where a scheduled article is published before its time", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const editor = yield* member("frueher")
      const id = yield* made(editor, "/news/artikel/frueher", "news")
      const later = { PublishAt: iso(morning + 60 * minute), ExpiresAt: null }
      bodyOf(yield* act(editor, id, "veroeffentlichen", later))
      setTime(morning + minute)
      bodyOf(yield* act(editor, id, "veroeffentlichen", atOnce))
      assert.strictEqual(yield* dayOf(id), morning + minute)
      setTime(morning)
    })
  )
})
