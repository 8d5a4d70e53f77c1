import { marks, type Mark } from "./review.ts"
import type { ReviewSort } from "./review-list.ts"

/** Which part of a dealer's reviews a page shows. */
export interface ReviewWish {
  /** From 1 on. */
  readonly page: number
  readonly sort: ReviewSort
  /** Null for all of them. */
  readonly stars: Mark | null
}

/** What the address calls it; the usual one is left out. */
const words: Readonly<Record<ReviewSort, string>> = {
  newest: "neueste",
  best: "beste",
  worst: "schlechteste"
}

/** Names of the parts of an address that say it, by which its page is kept. */
export const reviewKeys = ["seite", "sortierung", "sterne"] as const

const sortIn = (word: unknown): ReviewSort =>
  word === words.best ? "best" : word === words.worst ? "worst" : "newest"

/** Reads an address; what means nothing is the usual. */
export const reviewWishOf = (search: Readonly<Record<string, unknown>>): ReviewWish => {
  const { seite, sterne } = search
  return {
    page: typeof seite === "string" && /^[1-9][0-9]{0,4}$/u.test(seite) ? Number(seite) : 1,
    sort: sortIn(search["sortierung"]),
    stars: marks.find((mark) => String(mark) === sterne) ?? null
  }
}

/** The query of an address for a wish, with "?" where there is any; any other choice begins at the first page. */
export const reviewQuery = (wish: ReviewWish, change: Partial<ReviewWish> = {}): string => {
  const { page, sort, stars } = { ...wish, page: 1, ...change }
  const pairs = new URLSearchParams({
    ...(sort !== "newest" && { sortierung: words[sort] }),
    ...(stars !== null && { sterne: String(stars) }),
    ...(page > 1 && { seite: String(page) })
  })
  return pairs.size === 0 ? "" : `?${pairs}`
}
