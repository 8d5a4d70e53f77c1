/**
 * An advert counts as viewed if at least this fraction of it was visible for at least this time (rule advert.counts).
 */
export const viewRule = { part: 0.5, lastsMs: 1_000 } as const

/** Maximum number of views that a page reports at once; no page has more slots. */
export const mostViewsAtOnce = 8
