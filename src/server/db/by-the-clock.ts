import { Clock, Effect } from "effect"

/**
 * Calls `tell` within a second after one of the given times has passed. At these times a period starts or ends; the
 * database does not change then, so it sends no notification. `know` sets the times, in ms; it must be called whenever
 * the times are read again.
 */
export const byTheClock = Effect.fnUntraced(function* (tell: () => void) {
  let times: ReadonlyArray<number> = []
  let seen = yield* Clock.currentTimeMillis
  const look = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    if (times.some((time) => time > seen && time <= now)) tell()
    seen = now
  })
  yield* Effect.forkScoped(Effect.forever(Effect.delay(look, "1 second")))
  return {
    know: (known: ReadonlyArray<number>): void => {
      times = known
    }
  }
})
