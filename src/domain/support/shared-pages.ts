import type { PageKind } from "./memories.ts"

/** Times in seconds for which a shared cache (e.g. a CDN) may serve a rendered page. */
export interface SharedTimes {
  /** Time for serving the page without revalidation. */
  readonly fresh: number
  /** Additional time after that for serving the page while it is revalidated in the background. */
  readonly whileAsking: number
  /** Time for serving the page while the shop does not respond. */
  readonly whileAway: number
}

const documents: SharedTimes = { fresh: 60, whileAsking: 600, whileAway: 3_600 }

/**
 * Cache times of shared caches (rule page.shared-cache). Offer lists are never cached: each response is counted, and
 * offers are valid from the time of the response. Dealer pages are cached for a shorter time: removed reviews must
 * disappear even if the request to purge them did not reach the cache.
 */
const times: Readonly<Record<PageKind, SharedTimes | undefined>> = {
  contentPages: documents,
  pricePages: documents,
  dealerPages: { fresh: 60, whileAsking: 60, whileAway: 600 },
  offerLists: undefined
}

export const sharedTimesOf = (kind: PageKind): SharedTimes | undefined => times[kind]

/** The purge key of all rendered pages; each page also has the key of its kind. */
export const allPages = "pages"

/** Purge key sent to a shared cache: it stands for all rendered pages, or for the pages of one kind. */
export type SharedKey = typeof allPages | PageKind

/**
 * Combines several purge keys into one key for a single purge request. If the keys differ, the result is the key of all
 * pages.
 */
export const keyOfAll = (keys: ReadonlySet<SharedKey>): SharedKey => {
  const [first = allPages] = keys
  return keys.size === 1 ? first : allPages
}
