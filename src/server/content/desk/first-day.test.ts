import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { morning, realTime, SampleApi, TestApi } from "../../testing/api.test-support.ts"
import { act, atOnce, expectLogged, made, member, write } from "../../testing/content-desk.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"
import { visitor } from "../../testing/visitor.test-support.ts"

const minute = 60_000
const iso = (ms: number) => new Date(ms).toISOString()

const dayOf = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly at: Date }>`select publish_at as at from content_page where id = ${id}`
  return row?.at.getTime()
})

const later = (minutes: number) => ({ PublishAt: iso(morning + minutes * minute), ExpiresAt: null })

/**
 * Requests an article until it is found or no longer found: each server process applies a change when it receives the
 * database notification.
 */
const seen = Effect.fnUntraced(function* (path: string, status: 200 | 404) {
  const guest = yield* visitor
  const answer = yield* Effect.repeat(guest.get(`/api/site/1/news-articles/detail?path=${path}`), {
    until: (each) => each.status === status,
    times: 300
  })
  assert.strictEqual(answer.status, status)
  return answer
})

/** Returns the publication day of an article as shown to its readers. */
const told = (path: string) =>
  Effect.map(
    seen(path, 200),
    (answer) =>
      bodyOf<{ readonly Items: ReadonlyArray<{ readonly PublishedAt: string }> }>(answer).Items[0]
        ?.PublishedAt
  )

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
      bodyOf(yield* act(editor, id, "veroeffentlichen", later(9)))
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

  it.effect("stays when the article was ended and is scheduled again, once or twice", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const editor = yield* member("nocheinmal")
      const path = "/news/artikel/noch-einmal"
      const id = yield* made(editor, path, "news")
      bodyOf(yield* act(editor, id, "veroeffentlichen", atOnce))
      for (const begins of [10, 20]) {
        bodyOf(yield* act(editor, id, "beenden"))
        yield* seen(path, 404)
        bodyOf(yield* act(editor, id, "veroeffentlichen", later(begins)))
        assert.strictEqual(yield* dayOf(id), morning + begins * minute)
        setTime(morning + (begins + 1) * minute)
        assert.strictEqual(yield* told(path), iso(morning))
      }
      yield* expectLogged(id)
      setTime(morning)
    })
  )

  it.effect("stays when an ended article is published before the time for which it was scheduled", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const editor = yield* member("vorher")
      const path = "/news/artikel/vorher"
      const id = yield* made(editor, path, "news")
      bodyOf(yield* act(editor, id, "veroeffentlichen", atOnce))
      bodyOf(yield* act(editor, id, "beenden"))
      yield* seen(path, 404)
      setTime(morning + 5 * minute)
      bodyOf(yield* act(editor, id, "veroeffentlichen", later(60)))
      bodyOf(yield* act(editor, id, "veroeffentlichen", atOnce))
      assert.strictEqual(yield* told(path), iso(morning))
      setTime(morning)
    })
  )

  it.effect("is that of the second time where a schedule was cancelled before visitors saw anything", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const editor = yield* member("abgesagt")
      const path = "/news/artikel/abgesagt"
      const id = yield* made(editor, path, "news")
      bodyOf(yield* act(editor, id, "veroeffentlichen", later(5)))
      bodyOf(yield* act(editor, id, "termin-absagen"))
      setTime(morning + 6 * minute)
      bodyOf(yield* act(editor, id, "veroeffentlichen", later(10)))
      setTime(morning + 11 * minute)
      assert.strictEqual(yield* told(path), iso(morning + 10 * minute))
      setTime(morning)
    })
  )

  it.effect("is now where a scheduled article is published before its time", () =>
    Effect.gen(function* () {
      const { setTime } = yield* TestApi
      const editor = yield* member("frueher")
      const id = yield* made(editor, "/news/artikel/frueher", "news")
      bodyOf(yield* act(editor, id, "veroeffentlichen", later(60)))
      setTime(morning + minute)
      bodyOf(yield* act(editor, id, "veroeffentlichen", atOnce))
      assert.strictEqual(yield* dayOf(id), morning + minute)
      setTime(morning)
    })
  )
})
