import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { largeTotals } from "./large-totals.ts"

it.effect("few rows are counted at each call, many only after some seconds (rule desk.large-totals)", () =>
  Effect.gen(function* () {
    const totals = largeTotals({ from: 100, seconds: 10 })
    let rows = 98
    const count = Effect.sync(() => rows++)
    const few = [yield* totals("few", count), yield* totals("few", count)]
    assert.deepStrictEqual(few, [98, 99])
    const many = [yield* totals("many", count), yield* totals("many", count), yield* totals("others", count)]
    assert.deepStrictEqual(many, [100, 100, 101])
    yield* TestClock.adjust("10 seconds")
    assert.strictEqual(yield* totals("many", count), 102)
  })
)
