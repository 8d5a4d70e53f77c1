import { Clock, Effect } from "effect"
import { InProcess } from "../http/in-process.ts"

/** How long pages are told the same again, in ms: they are kept as long themselves, and prices change once a night. */
const lifetime = 120_000

/**
 * Remembers answers for pages that are rendered here, by name; the least recently used one goes first. Calls from
 * outside are always answered anew.
 */
export const keptForPages = <A>(most: number) => {
  const kept = new Map<string, { readonly until: number; readonly answer: A }>()
  return <E, R>(name: string, ask: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.gen(function* () {
      if ((yield* InProcess) === undefined) return yield* ask
      const now = yield* Clock.currentTimeMillis
      const known = kept.get(name)
      kept.delete(name)
      const entry =
        known !== undefined && now < known.until ? known : { until: now + lifetime, answer: yield* ask }
      kept.set(name, entry)
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
      return entry.answer
    })
}
