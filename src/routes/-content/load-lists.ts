import type { CountryId } from "../../domain/place/country.ts"
import type { Client } from "../../services/client/client.ts"
import { contentGuides, newsArticles } from "../../services/client/content-routes.gen.ts"
import { notServedIn } from "../../services/page/no-access.ts"

/** So many articles stand on a page: one large, two rows of three. */
const size = 7

/**
 * A page of the news, from 1 on; undefined where there is none so far back.
 * @throws NotServed where it is not known: "no news" is said where there is none
 */
export const loadNews = async (client: Client, countryId: CountryId, page: number) => {
  const answer = await client.call(newsArticles, { params: { countryId }, query: { page, size } })
  const unserved = notServedIn(answer)
  if (unserved !== undefined) throw unserved
  const { items, total } = answer.type === "ok" ? answer.value : { items: [], total: 0 }
  if (answer.type === "ok" && page > 1 && items.length === 0) return undefined
  return {
    page,
    pages: Math.ceil(total / size),
    articles: items.map(({ filePath, ...item }) => ({ ...item, path: filePath }))
  }
}

/**
 * The guides of a country.
 * @throws NotServed where it is not known
 */
export const loadGuides = async (client: Client, countryId: CountryId) => {
  const answer = await client.call(contentGuides, { params: { countryId } })
  const unserved = notServedIn(answer)
  if (unserved !== undefined) throw unserved
  return answer.type === "ok" ? answer.value.items : []
}
