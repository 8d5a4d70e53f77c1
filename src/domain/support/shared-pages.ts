import type { PageKind } from "./memories.ts"

/** How long a shared cache (e.g. a CDN) may serve a finished page, in seconds. */
export interface SharedTimes {
  /** Without revalidation. */
  readonly fresh: number
  /** After that, while it revalidates in the background. */
  readonly whileAsking: number
  /** While the shop does not respond. */
  readonly whileAway: number
}

const documents: SharedTimes = { fresh: 60, whileAsking: 600, whileAway: 3_600 }

/**
 * Cache times of shared caches (rule page.shared-cache). Offer lists are never cached: each answer is counted, and its
 * offers are valid from the time of the answer. Pages of dealers are cached for a shorter time: removed reviews must
 * disappear even if the cache could not be reached.
 */
const times: Readonly<Record<PageKind, SharedTimes | undefined>> = {
  contentPages: documents,
  pricePages: documents,
  dealerPages: { fresh: 60, whileAsking: 60, whileAway: 600 },
  offerLists: undefined
}

export const sharedTimesOf = (kind: PageKind): SharedTimes | undefined => times[kind]

/** The cache key of all finished pages; each page also has the key of its kind. */
export const allPages = "pages"

/** Pages to purge from a shared cache: all finished pages, or those of a kind. */
export type SharedKey = typeof allPages | PageKind

/** Combines keys to a single purge request: for several kinds it purges all pages. */
export const keyOfAll = (keys: ReadonlySet<SharedKey>): SharedKey => {
  const [first = allPages] = keys
  return keys.size === 1 ? first : allPages
}
