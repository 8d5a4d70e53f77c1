import { gazetteerOf } from "../../domain/place/gazetteer.ts"
import { assert, it } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber, Queue } from "effect"
import { TestClock } from "effect/testing"
import { describe } from "vitest"
import { keptUntilNotice } from "./kept-until-notice.ts"

const nowhere = {
  check: () => "unknown" as const,
  placesOf: () => [],
  regionsOf: () => [],
  located: () => undefined,
  zipOfPlace: () => undefined,
  gazetteer: () => gazetteerOf([], new Map())
}
/** Lets the listening fiber process its queue. */
const settle = Effect.repeat(Effect.yieldNow, { times: 10 })

const counted = Effect.gen(function* () {
  const notices = yield* Queue.unbounded<string, "connection lost">()
  const state = { reads: 0, failing: false, connected: true, told: 0 }
  const directoryOf = yield* keptUntilNotice(
    () =>
      Effect.suspend(() => {
        state.reads += 1
        return state.failing ? Effect.fail("unreachable" as const) : Effect.as(Effect.yieldNow, nowhere)
      }),
    Effect.suspend(() =>
      state.connected ? Effect.succeed(notices) : Effect.fail("connection lost" as const)
    ),
    () => {
      state.told += 1
    }
  )
  yield* settle
  return { notices, state, directoryOf }
})

describe("keptUntilNotice", () => {
  it.effect("reads once for simultaneous callers, and once for each country", () =>
    Effect.gen(function* () {
      const { state, directoryOf } = yield* counted
      yield* Effect.all([directoryOf(1), directoryOf(1), directoryOf(2), directoryOf(1)], {
        concurrency: "unbounded"
      })
      yield* directoryOf(1)
      assert.strictEqual(state.reads, 2)
    })
  )

  it.effect("reads again after a notice", () =>
    Effect.gen(function* () {
      const { state, directoryOf, notices } = yield* counted
      yield* directoryOf(1)
      yield* Queue.offer(notices, "changed")
      yield* settle
      yield* directoryOf(1)
      assert.strictEqual(state.reads, 2)
    })
  )

  it.effect("does not cache a failed read", () =>
    Effect.gen(function* () {
      const { state, directoryOf } = yield* counted
      state.failing = true
      assert.strictEqual(yield* Effect.flip(directoryOf(1)), "unreachable")
      state.failing = false
      yield* directoryOf(1)
      yield* directoryOf(1)
      assert.strictEqual(state.reads, 2)
    })
  )

  it.effect("caches nothing while no notification can be received", () =>
    Effect.gen(function* () {
      const { state, directoryOf, notices } = yield* counted
      yield* directoryOf(1)
      state.connected = false
      yield* Queue.fail(notices, "connection lost")
      yield* settle
      yield* directoryOf(1)
      yield* directoryOf(1)
      assert.strictEqual(state.reads, 3)
    })
  )

  it.effect("reports a notification or a possibly missed one, but not while none can be received", () =>
    Effect.gen(function* () {
      const { state, notices } = yield* counted
      assert.strictEqual(state.told, 1, "it is not known what came before")
      yield* Queue.offer(notices, "changed")
      yield* settle
      assert.strictEqual(state.told, 2)
      state.connected = false
      yield* Queue.fail(notices, "connection lost")
      yield* TestClock.adjust("5 seconds")
      assert.strictEqual(state.told, 2, "pages can be read while the database is away")
    })
  )

  it.effect("continues to read for other callers if the first one is interrupted", () =>
    Effect.gen(function* () {
      const started = yield* Deferred.make<void>()
      const gate = yield* Deferred.make<void>()
      const directoryOf = yield* keptUntilNotice(
        () => Effect.andThen(Deferred.succeed(started, undefined), Effect.as(Deferred.await(gate), nowhere)),
        Queue.unbounded<string>()
      )
      yield* settle
      const first = yield* Effect.forkChild(directoryOf(1))
      yield* Deferred.await(started)
      const second = yield* Effect.forkChild(directoryOf(1))
      yield* settle
      const leaving = yield* Effect.forkChild(Fiber.interrupt(first))
      yield* settle
      yield* Deferred.succeed(gate, undefined)
      yield* Fiber.join(leaving)
      assert.isTrue(Exit.isSuccess(yield* Fiber.await(second)))
    })
  )
})
