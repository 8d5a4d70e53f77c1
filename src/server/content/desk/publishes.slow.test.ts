import { assert, layer } from "@effect/vitest"
import { Effect, Fiber, Ref } from "effect"
import { morning, otherCopy, realTime, SampleApi, TestApi } from "../../testing/api.test-support.ts"
import { act, atOnce, desk, made, member, show } from "../../testing/content-desk.test-support.ts"
import { bodyOf } from "../../testing/customers.test-support.ts"
import { openPages } from "../../pages/pages.test-support.ts"

const publishes = 200
const path = "/info-center/oft-geaendert"
/** Maximum time until all server processes show a change, in ms (rule content.published). */
const longest = 2_000

layer(SampleApi, realTime)("200 publications while readers read (rule content.published)", (it) => {
  it.effect(
    "are visible on both servers within two seconds, and no reader gets an older text again",
    () =>
      Effect.gen(function* () {
        const editor = yield* member("often")
        const id = yield* made(editor, path, "guide")
        const other = yield* otherCopy
        other.setTime(morning)
        const copies = [yield* TestApi, other]
        const opened = yield* Effect.forEach(copies, (copy) =>
          Effect.provideService(openPages(undefined, { dropsOnNews: true }), TestApi, copy)
        )
        // what a reader sees: the document that this server process renders and caches
        const readers = opened.map(({ get }) =>
          Effect.map(get(path), ({ body }) => Number(/<h1[^>]*>Fassung (\d+)</u.exec(body)?.[1] ?? 0))
        )
        // the first page of a server takes seconds to render
        for (const read of readers) yield* read
        const isDone = yield* Ref.make(false)
        // each reader reads repeatedly, and counts how often it read an older version than before
        const reading = yield* Effect.forkChild(
          Effect.forEach(
            readers,
            Effect.fnUntraced(function* (read) {
              let [last, back, reads] = [0, 0, 0]
              while (!(yield* Ref.get(isDone))) {
                const seen = yield* read
                if (seen < last) back += 1
                last = Math.max(last, seen)
                reads += 1
                yield* Effect.sleep("20 millis")
              }
              return { back, reads }
            }),
            { concurrency: "unbounded" }
          )
        )
        const waits: Array<number> = []
        for (let number = 1; number <= publishes; number++) {
          const { RowVersion, Draft } = yield* show(editor, id)
          const next = { ...Draft, Contents: { ...Draft.Contents, title: `Fassung ${number}` } }
          bodyOf(yield* editor.post(`${desk}/entwurf`, { Id: id, RowVersion, Draft: next }))
          bodyOf(yield* act(editor, id, "veroeffentlichen", atOnce))
          const began = performance.now()
          yield* Effect.forEach(
            readers,
            (read) => Effect.repeat(read, { until: (seen) => seen >= number, times: 2_000 }),
            { concurrency: "unbounded" }
          )
          waits.push(performance.now() - began)
        }
        yield* Ref.set(isDone, true)
        for (const { back, reads } of yield* Fiber.join(reading)) {
          assert.strictEqual(back, 0, "a reader got an older text")
          assert.isAbove(reads, publishes)
        }
        const slowest = Math.max(...waits)
        assert.isAtMost(slowest, longest, `the slowest of ${publishes} took ${Math.round(slowest)} ms`)
        for (const read of readers) assert.strictEqual(yield* read, publishes)
        for (const { failures } of opened) assert.deepStrictEqual(failures, [])
        yield* Effect.log(`the slowest publish was on both copies after ${Math.round(slowest)} ms`)
      }),
    120_000
  )
})
