import type { PageKind } from "./memories.ts"

/** For how long a cache that many visitors share may show a finished page, in seconds. */
export interface SharedTimes {
  /** Without asking. */
  readonly fresh: number
  /** From then on, while it asks in the background. */
  readonly whileAsking: number
  /** While the shop does not answer. */
  readonly whileAway: number
}

const documents: SharedTimes = { fresh: 60, whileAsking: 600, whileAway: 3_600 }

/**
 * What a shared cache may keep (rule page.shared-cache). Lists of offers never: each answer is counted, and its offers hold for a
 * time that begins with it. Pages of dealers for a shorter time: reviews that were taken down have to be gone also where the
 * cache could not be reached.
 */
const times: Readonly<Record<PageKind, SharedTimes | undefined>> = {
  contentPages: documents,
  pricePages: documents,
  dealerPages: { fresh: 60, whileAsking: 60, whileAway: 600 },
  offerLists: undefined
}

export const sharedTimesOf = (kind: PageKind): SharedTimes | undefined => times[kind]

/** The key of all finished pages; each page has that of its kind as well. */
export const allPages = "pages"

/** What a shared cache has to drop: all finished pages, or those of a kind. */
export type SharedKey = typeof allPages | PageKind

/** One key for all that is to be forgotten: of several kinds it is all pages, so that a cache gets one request. */
export const keyOfAll = (keys: ReadonlySet<SharedKey>): SharedKey => {
  const [first = allPages] = keys
  return keys.size === 1 ? first : allPages
}
