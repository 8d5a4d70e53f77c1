import { Clock, Effect } from "effect"
import { KeptEntries } from "../../domain/kept-entries.ts"
import { InProcess } from "./in-process.ts"
import { type Memories, memoryOf } from "../ports/memories.ts"

/**
 * How long, in ms, a response is reused when pages are rendered: as long as the pages themselves are cached. Prices
 * change only once a night.
 */
const lifetime = 120_000

/**
 * Caches responses for pages that are rendered in this process, by name; the least recently used response is removed
 * first. Calls from outside always get a new response. `labelOf` returns the label of a name, as staff see it.
 */
export const keptForPages = <A>(
  most: number,
  memories: typeof Memories.Service,
  labelOf: (name: string) => string
) => {
  const kept = new KeptEntries<{ readonly until: number; readonly answer: A }>({ most })
  memories.add(memoryOf("priceHistory", kept, (name) => ({ label: labelOf(name) })))
  return <E, R>(name: string, ask: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.gen(function* () {
      if ((yield* InProcess) === undefined) return yield* ask
      const now = yield* Clock.currentTimeMillis
      const known = kept.find(name, ({ until }) => now < until)
      if (known !== undefined) return known.answer
      const keep = kept.keeper()
      const answer = yield* ask
      keep(name, { until: now + lifetime, answer })
      return answer
    })
}
