import { Clock, Effect } from "effect"

/**
 * Announces what begins or ends by the clock alone, within a second: it is no change of the database, so no notice
 * announces it. `know` takes the times at which something does, in ms, whenever they are read anew.
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
