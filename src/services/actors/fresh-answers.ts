/**
 * Cached responses of this page that are still valid: after going back, the page shows the previous response without a
 * new request.
 */
export interface FreshAnswers<Wish, Answer> {
  /** `validFor` is the remaining validity in ms. */
  readonly get: (wish: Wish) => { readonly answer: Answer; readonly validFor: number } | undefined
  readonly keep: (wish: Wish, answer: Answer) => void
}

/** Maximum number of cached responses; the least recently used one is removed first. */
const mostKept = 20

/** Caches responses by their request; `lifetimeOf` and `now` are in ms. */
export const freshAnswers = <Wish, Answer>(
  keyOf: (wish: Wish) => string,
  lifetimeOf: (answer: Answer) => number,
  now: () => number
): FreshAnswers<Wish, Answer> => {
  const kept = new Map<string, { readonly answer: Answer; readonly until: number }>()
  return {
    get: (wish) => {
      const key = keyOf(wish)
      const found = kept.get(key)
      if (found === undefined) return undefined
      kept.delete(key)
      const validFor = found.until - now()
      // a remaining validity above the whole lifetime means that the clock was set back
      if (validFor <= 0 || validFor > lifetimeOf(found.answer)) return undefined
      kept.set(key, found)
      return { answer: found.answer, validFor }
    },
    keep: (wish, answer) => {
      const key = keyOf(wish)
      kept.delete(key)
      kept.set(key, { answer, until: now() + lifetimeOf(answer) })
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    }
  }
}
