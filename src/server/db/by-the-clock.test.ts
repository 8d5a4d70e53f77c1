import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { byTheClock } from "./by-the-clock.ts"

it.effect("the start and end of a period are announced once, within a second", () =>
  Effect.gen(function* () {
    let told = 0
    const clock = yield* byTheClock(() => {
      told++
    })
    const after = (time: number) => Effect.map(TestClock.setTime(time), () => told)
    assert.strictEqual(yield* after(5_000), 0, "nothing is known yet")
    clock.know([7_500, 20_000])
    assert.strictEqual(yield* after(7_000), 0)
    assert.strictEqual(yield* after(8_000), 1)
    assert.strictEqual(yield* after(15_000), 1)
    // new times are set after another change: times in the past are not reported again
    clock.know([7_500, 20_000, 30_000])
    assert.strictEqual(yield* after(16_000), 1)
    assert.strictEqual(yield* after(21_000), 2)
    clock.know([])
    assert.strictEqual(yield* after(40_000), 2, "what was to come is gone")
  })
)
