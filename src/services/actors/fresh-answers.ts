/** Answers of this page that are still valid, so that going back shows the former one without asking again. */
export interface FreshAnswers<Wish, Answer> {
  readonly get: (wish: Wish) => Answer | undefined
  readonly keep: (wish: Wish, answer: Answer) => void
}

/** Answers that are remembered at most; the one used longest ago goes first. */
const mostKept = 20

/** Remembers answers by what was wished; `lifetimeOf` and `now` in ms. */
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
      if (found.until <= now()) return undefined
      kept.set(key, found)
      return found.answer
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
