import { marks, type Mark } from "./review.ts"
import type { ReviewSort } from "./review-list.ts"

/** The requested part of a dealer's reviews. */
export interface ReviewWish {
  /** Counted from 1. */
  readonly page: number
  readonly sort: ReviewSort
  /** `null` for all reviews. */
  readonly stars: Mark | null
}

/** The words for the sort orders in the URL; the URL contains no word for the default order. */
const words: Readonly<Record<ReviewSort, string>> = {
  newest: "neueste",
  best: "beste",
  worst: "schlechteste"
}

/** Names of the query parameters; pages are cached separately for each combination of their values. */
export const reviewKeys = ["seite", "sortierung", "sterne"] as const

const sortIn = (word: unknown): ReviewSort =>
  word === words.best ? "best" : word === words.worst ? "worst" : "newest"

/** Parses a URL's query; invalid values become the default. */
export const reviewWishOf = (search: Readonly<Record<string, unknown>>): ReviewWish => {
  const { seite, sterne } = search
  return {
    page: typeof seite === "string" && /^[1-9][0-9]{0,4}$/u.test(seite) ? Number(seite) : 1,
    sort: sortIn(search["sortierung"]),
    stars: marks.find((mark) => String(mark) === sterne) ?? null
  }
}

/**
 * Returns the query of a review page's URL, with "?" unless it is empty; it leads to the first page unless `change`
 * contains a page.
 */
export const reviewQuery = (wish: ReviewWish, change: Partial<ReviewWish> = {}): string => {
  const { page, sort, stars } = { ...wish, page: 1, ...change }
  const pairs = new URLSearchParams({
    ...(sort !== "newest" && { sortierung: words[sort] }),
    ...(stars !== null && { sterne: String(stars) }),
    ...(page > 1 && { seite: String(page) })
  })
  return pairs.size === 0 ? "" : `?${pairs}`
}
