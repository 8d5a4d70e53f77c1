import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { contentKinds, guideThemes, heroDrawings, newsPageSize } from "../domain/content/content-page.ts"
import { NotFound, Unavailable } from "./errors.ts"
import { countryIdText, instant, integerText, text } from "./primitives.ts"
import { contentBlocks, picture } from "./schemas/content.schema.ts"
import { wire } from "./wire.ts"

const path = Schema.TemplateLiteral(["/", Schema.String])

/** A content page as shown in one country. */
export const contentPage = wire({
  kind: Schema.Literals(contentKinds),
  path,
  title: Schema.String,
  teaser: Schema.String,
  seoTitle: Schema.String,
  description: Schema.String,
  theme: Schema.optionalKey(Schema.Literals(guideThemes)),
  picture: Schema.optionalKey(picture),
  drawing: Schema.optionalKey(Schema.Literals(heroDrawings)),
  changedAt: instant,
  countries: Schema.Array(Schema.Int),
  blocks: contentBlocks
})

/** The page at a path, or its new path if it has moved. */
export const contentAnswer = wire({
  movedTo: Schema.optionalKey(path),
  page: Schema.optionalKey(contentPage)
})

/** A guide as the information centre lists it. */
export const guideCard = wire({
  path,
  theme: Schema.Literals(guideThemes),
  title: Schema.String,
  teaser: Schema.String,
  picture
})

const article = {
  id: Schema.Int,
  title: Schema.String,
  teaser: Schema.String,
  filePath: path,
  thumbnailUrl: path,
  picture,
  publishedAt: instant,
  author: Schema.String
}

/** An article in a list. */
export const newsItem = wire(article)

/** An article with its full content. */
export const newsArticle = wire({
  ...article,
  seoTitle: Schema.String,
  description: Schema.String,
  changedAt: instant,
  countries: Schema.Array(Schema.Int),
  content: contentBlocks
})

const country = { countryId: countryIdText }
const failures = { error: [NotFound, Unavailable] } as const

/** API calls for the pages that editors write (rule content.addresses). */
export class ContentApi extends HttpApiGroup.make("content").add(
  HttpApiEndpoint.get("page", "/api/site/:countryId/content/page", {
    params: country,
    query: { path: text(200) },
    success: contentAnswer,
    ...failures
  }),
  HttpApiEndpoint.get("guides", "/api/site/:countryId/content/guides", {
    params: country,
    success: wire({ items: Schema.Array(guideCard) }),
    ...failures
  }),
  // pages for the site map: every page of the country, with the time of the page's last change
  HttpApiEndpoint.get("all", "/api/site/:countryId/content/all", {
    params: country,
    success: wire({ items: Schema.Array(wire({ path, changedAt: instant })) }),
    ...failures
  })
) {}

/**
 * News; browsers revalidate the responses with every request and get 304 if nothing has changed (rule content.news).
 */
export class NewsApi extends HttpApiGroup.make("news").add(
  HttpApiEndpoint.get("articles", "/api/site/:countryId/news-articles", {
    params: country,
    query: {
      page: Schema.optionalKey(integerText(1, 10_000)),
      size: Schema.optionalKey(integerText(1, newsPageSize.most))
    },
    success: wire({
      items: Schema.Array(newsItem),
      page: Schema.Int,
      size: Schema.Int,
      total: Schema.Int
    }),
    ...failures
  }),
  HttpApiEndpoint.get("featured", "/api/site/:countryId/news-articles/featured", {
    params: country,
    success: newsItem,
    ...failures
  }),
  // finds an article by the path of its page or by the last segment of this path
  HttpApiEndpoint.get("detail", "/api/site/:countryId/news-articles/detail", {
    params: country,
    query: { path: Schema.optionalKey(text(200)), filePath: Schema.optionalKey(text(200)) },
    success: wire({ items: Schema.Array(newsArticle), related: Schema.Array(newsItem) }),
    ...failures
  })
) {}
