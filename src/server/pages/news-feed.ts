import { Schema } from "effect"
import { type LocaleCode, locales } from "../../domain/locale/locale.ts"
import type { Site } from "../../domain/site/site.ts"

/** Path of the news feed, and its number of entries. */
export const feedPath = "/news/rss.xml"
export const feedSize = 20

const item = Schema.Struct({
  title: Schema.String,
  teaser: Schema.String,
  filePath: Schema.String,
  publishedAt: Schema.String
})
const decode = Schema.decodeUnknownSync(Schema.Struct({ items: Schema.Array(item) }))

type FeedItem = typeof item.Type

/** Reads the news in a response of `news-articles`. */
export const readFeed = (answer: unknown): ReadonlyArray<FeedItem> => decode(answer).items

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

/** Writes the news as RSS 2.0. */
export const newsFeed = (site: Site, items: ReadonlyArray<FeedItem>, locale: LocaleCode): string => {
  const { origin } = site.locales[locale]
  const entries = items.map(({ title, teaser, filePath, publishedAt }) => {
    const address = escaped(origin + filePath)
    return `<item><title>${escaped(title)}</title><link>${address}</link><guid>${address}</guid><pubDate>${new Date(publishedAt).toUTCString()}</pubDate><description>${escaped(teaser)}</description></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>Heizmarkt: Aktuelles vom Wärmemarkt</title><link>${escaped(`${origin}/news`)}</link><atom:link href="${escaped(origin + feedPath)}" rel="self" type="application/rss+xml"/><description>Preise, Regeln und Technik, kurz gemeldet</description><language>${locales[locale].bcp47}</language>${entries.join("")}</channel></rss>
`
}
