import { KeptEntries } from "../../domain/kept-entries.ts"

/** How long an island is sent the same again, in ms: as long as a page is kept. */
const lifetime = 120_000

interface Markup {
  readonly html: string
  readonly until: number
}

const kept = new KeptEntries<Markup>({ mostBytes: 8_000_000, sizeOf: ({ html }) => 2 * html.length })

/**
 * What an island looks like for the same props: the chart of a state stands on hundreds of pages. `key` names all that it
 * is made of. Only the server asks.
 */
export const keptMarkup = (key: string, render: () => string, now = Date.now()): string => {
  const found = kept.find(key, ({ until }) => now < until)
  if (found !== undefined) return found.html
  const html = render()
  kept.keep(key, { html, until: now + lifetime })
  return html
}
