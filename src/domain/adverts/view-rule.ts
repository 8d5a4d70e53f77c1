/** A view is counted when so much of an advert was in sight for so long (rule advert.counts). */
export const viewRule = { part: 0.5, lastsMs: 1_000 } as const

/** Most views that one page tells of at once: it has no more slots. */
export const mostViewsAtOnce = 8
