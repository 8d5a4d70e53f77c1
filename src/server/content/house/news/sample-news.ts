import { articlePath } from "../../../../domain/content/content-path.ts"
import type { HousePage } from "../../put-pages.ts"
import type { SampleArticle } from "./article.ts"
import { marketNews } from "./market-news.ts"
import { ruleNews } from "./rule-news.ts"
import { shopNews } from "./shop-news.ts"
import { techniqueNews } from "./technique-news.ts"

const dayInMs = 86_400_000

/** Returns the time of publication, in the morning of the article's day. */
const publishedAt = (installedOn: string, daysAgo: number): string =>
  new Date(Date.parse(`${installedOn}T06:30:00Z`) - daysAgo * dayInMs).toISOString()

const pageOf = (
  installedOn: string,
  { slug, daysAgo, content, countries, featured }: SampleArticle
): HousePage => ({
  kind: "news",
  path: articlePath(slug),
  publishAt: publishedAt(installedOn, daysAgo),
  content,
  ...(countries && { countries }),
  ...(featured && { featured })
})

/** Returns the sample news, dated relative to the day of installation (yyyy-MM-dd). */
export const sampleNews = (installedOn: string): ReadonlyArray<HousePage> =>
  [...marketNews, ...ruleNews, ...techniqueNews, ...shopNews].map((article) => pageOf(installedOn, article))
