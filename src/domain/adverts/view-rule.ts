/** Visible fraction of an advert, and minimum duration of its visibility, that count as a view (rule advert.counts). */
export const viewRule = { part: 0.5, lastsMs: 1_000 } as const

/** Maximum number of views that a page reports at once; no page has more slots. */
export const mostViewsAtOnce = 8
