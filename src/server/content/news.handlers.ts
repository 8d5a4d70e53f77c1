import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { newsPageSize } from "../../domain/content/content-page.ts"
import { articlePath } from "../../domain/content/content-path.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { refusals } from "../http/refusals.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { tagged } from "./answer-tag.ts"
import { isShown, tagAt } from "./content-index.ts"
import { ContentPages } from "./content-pages.ts"
import { newsItemOf, wholeOf } from "./told-content.ts"

/** Maximum number of related articles below an article. */
const mostRelated = 3

/** Handlers for news, which list the newest first (rule content.news). */
export const newsHandlers = HttpApiBuilder.group(
  ShopApi,
  "news",
  Effect.fnUntraced(function* (handlers) {
    const { index, whole } = yield* ContentPages

    const newsOf = Effect.fnUntraced(function* (countryId: CountryId) {
      const known = yield* index
      const now = yield* Clock.currentTimeMillis
      const news = known.entries.filter((entry) => entry.kind === "news" && isShown(entry, countryId, now))
      return { news, tag: tagAt(known, now) }
    })

    const articles = Effect.fnUntraced(function* (countryId: CountryId, page: number, size: number) {
      const { news, tag } = yield* newsOf(countryId)
      const items = news.slice((page - 1) * size, page * size).map((entry) => newsItemOf(entry, countryId))
      return yield* tagged(tag, { items, page, size, total: news.length })
    })

    const featured = Effect.fnUntraced(function* (countryId: CountryId) {
      const { news, tag } = yield* newsOf(countryId)
      const entry = news.find((each) => each.featured) ?? news[0]
      if (entry === undefined) return yield* Effect.fail(refusals.notFound)
      return yield* tagged(tag, newsItemOf(entry, countryId))
    })

    const detail = Effect.fnUntraced(function* (countryId: CountryId, asked: string) {
      const { news, tag } = yield* newsOf(countryId)
      const path = asked.startsWith("/") ? asked : articlePath(asked)
      const entry = news.find((each) => each.path === path)
      if (entry === undefined) return yield* Effect.fail(refusals.notFound)
      const { blocks: content, ...rest } = wholeOf(entry, yield* whole(entry), countryId)
      const related = news.filter((each) => each !== entry).slice(0, mostRelated)
      return yield* tagged(tag, {
        items: [{ ...newsItemOf(entry, countryId), ...rest, content }],
        related: related.map((each) => newsItemOf(each, countryId))
      })
    })

    return handlers.handleAll({
      articles: ({ params: { countryId }, query: { page = 1, size = newsPageSize.usual } }) =>
        orUnavailable(articles(countryId, page, size)),
      featured: ({ params: { countryId } }) => orUnavailable(featured(countryId)),
      detail: ({ params: { countryId }, query: { path, filePath } }) =>
        orUnavailable(detail(countryId, path ?? filePath ?? ""))
    })
  })
)
