import { KeptEntries } from "../../domain/kept-entries.ts"

/** How long an island's markup is reused, in ms: as long as a page is cached. */
const lifetime = 120_000

interface Markup {
  readonly html: string
  readonly until: number
}

const kept = new KeptEntries<Markup>({ mostBytes: 8_000_000, sizeOf: ({ html }) => 2 * html.length })

/**
 * Caches the markup of an island on the server, since the same island, such as the chart of a federal state, is part of
 * hundreds of pages. `key` must include everything on which the markup depends.
 */
export const keptMarkup = (key: string, render: () => string, now = Date.now()): string => {
  const found = kept.find(key, ({ until }) => now < until)
  if (found !== undefined) return found.html
  const html = render()
  kept.keep(key, { html, until: now + lifetime })
  return html
}
