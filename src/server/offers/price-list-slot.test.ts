import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber } from "effect"
import { knownConfiguration } from "../../domain/options/known-configuration.ts"
import { DatabaseUnreachable } from "../ports/database-unreachable.ts"
import { PriceListSlot } from "./price-list-slot.ts"
import type { Snapshot } from "./snapshot.ts"

const snapshotOf = (version: number, validFrom = 0, validBefore = 1000): Snapshot => ({
  countryId: 1,
  productGroupId: 3,
  configuration: knownConfiguration(1, 3),
  version,
  validFrom,
  validBefore,
  byPrefix: new Map(),
  areas: [],
  vatRates: () => undefined
})

/** Creates a database whose loads wait until the test completes them, in order. */
const slowDatabase = () => {
  const loads: Array<Deferred.Deferred<Snapshot, DatabaseUnreachable>> = []
  const slot = new PriceListSlot(
    () =>
      Effect.suspend(() => {
        const answer = Deferred.makeUnsafe<Snapshot, DatabaseUnreachable>()
        loads.push(answer)
        return Deferred.await(answer)
      }),
    (effect) => Effect.runFork(effect)
  )
  const answer = (index: number, with_: Exit.Exit<Snapshot, DatabaseUnreachable>) => {
    const load = loads[index]
    return load === undefined ? Effect.die(`no load ${index}`) : Deferred.done(load, with_)
  }
  return { slot, loads, answer }
}

const versionOf = (snapshot: Snapshot) => snapshot.version

describe("a price list in memory", () => {
  it.effect("is loaded once for all waiting callers, and then served without a load", () =>
    Effect.gen(function* () {
      const { slot, loads, answer } = slowDatabase()
      const waiting = yield* Effect.forkChild(
        Effect.all([slot.at(5), slot.at(5), slot.at(5)], { concurrency: "unbounded" }),
        { startImmediately: true }
      )
      assert.strictEqual(loads.length, 1)
      yield* answer(0, Exit.succeed(snapshotOf(1)))
      assert.deepStrictEqual((yield* Fiber.join(waiting)).map(versionOf), [1, 1, 1])
      assert.strictEqual(versionOf(yield* slot.at(999)), 1)
      assert.strictEqual(loads.length, 1)
    })
  )

  it.effect("is available at once after it was loaded, only on the days of its rows", () =>
    Effect.gen(function* () {
      const { slot, loads, answer } = slowDatabase()
      assert.isUndefined(slot.here(5))
      assert.strictEqual(loads.length, 0)
      const first = yield* Effect.forkChild(slot.at(5), { startImmediately: true })
      assert.isUndefined(slot.here(5))
      yield* answer(0, Exit.succeed(snapshotOf(1, 5, 6)))
      const snapshot = yield* Fiber.join(first)
      assert.strictEqual(slot.here(5), snapshot)
      assert.isUndefined(slot.here(6))
      assert.deepStrictEqual(slot.uses, { hits: 1, misses: 1 })
    })
  )

  it.effect("is served until its successor is loaded", () =>
    Effect.gen(function* () {
      const { slot, loads, answer } = slowDatabase()
      const first = yield* Effect.forkChild(slot.at(5), { startImmediately: true })
      yield* answer(0, Exit.succeed(snapshotOf(1)))
      yield* Fiber.join(first)
      slot.expire()
      slot.expire()
      assert.strictEqual(versionOf(yield* slot.at(5)), 1)
      assert.strictEqual(loads.length, 2)
      yield* answer(1, Exit.succeed(snapshotOf(2)))
      yield* Effect.yieldNow
      // the list expired again while it was loading, so it is loaded once more
      assert.strictEqual(loads.length, 3)
      yield* answer(2, Exit.succeed(snapshotOf(3)))
      yield* Effect.yieldNow
      assert.strictEqual(versionOf(yield* slot.at(5)), 3)
      assert.strictEqual(loads.length, 3)
    })
  )

  it.effect("is awaited until it has the requested version, even past a load that started earlier", () =>
    Effect.gen(function* () {
      const { slot, loads, answer } = slowDatabase()
      const newest = yield* Effect.forkChild(slot.atLeast(2, 5), { startImmediately: true })
      yield* answer(0, Exit.succeed(snapshotOf(1)))
      yield* Effect.yieldNow
      yield* answer(1, Exit.succeed(snapshotOf(2)))
      assert.strictEqual(versionOf(yield* Fiber.join(newest)), 2)
      assert.strictEqual(versionOf(yield* slot.atLeast(2, 5)), 2)
      assert.strictEqual(loads.length, 2)
    })
  )

  it.effect("is reloaded for a day on which other rows are valid", () =>
    Effect.gen(function* () {
      const { slot, loads, answer } = slowDatabase()
      const today = yield* Effect.forkChild(slot.at(5), { startImmediately: true })
      const tomorrow = yield* Effect.forkChild(slot.at(6), { startImmediately: true })
      assert.strictEqual(loads.length, 1)
      yield* answer(0, Exit.succeed(snapshotOf(1, 5, 6)))
      assert.strictEqual((yield* Fiber.join(today)).validBefore, 6)
      yield* Effect.yieldNow
      yield* answer(1, Exit.succeed(snapshotOf(1, 6, 7)))
      assert.strictEqual((yield* Fiber.join(tomorrow)).validBefore, 7)
    })
  )

  it.effect(
    "reports an unreachable database only if there is no list that it can serve, and tries again",
    () =>
      Effect.gen(function* () {
        const { slot, loads, answer } = slowDatabase()
        const away = Exit.fail(new DatabaseUnreachable({ cause: "away" }))
        const failing = yield* Effect.forkChild(Effect.flip(slot.at(5)), { startImmediately: true })
        yield* answer(0, away)
        assert.strictEqual((yield* Fiber.join(failing))._tag, "DatabaseUnreachable")
        const again = yield* Effect.forkChild(slot.at(5), { startImmediately: true })
        yield* answer(1, Exit.succeed(snapshotOf(1)))
        assert.strictEqual(versionOf(yield* Fiber.join(again)), 1)
        slot.expire()
        yield* answer(2, away)
        yield* Effect.yieldNow
        assert.strictEqual(versionOf(yield* slot.at(5)), 1)
        assert.strictEqual(loads.length, 4)
      })
  )
})
