import type { CountryId } from "../../domain/place/country.ts"
import type { Client } from "../../services/client/client.ts"
import { contentGuides, newsArticles, newsFeatured } from "../../services/client/content-routes.gen.ts"
import { notServedIn } from "../../services/page/no-access.ts"

/** Number of articles on a page: one large, and two rows of three. */
const size = 7

/** Loads the article that editors put before the newest ones; the newest article if they chose none. */
const loadFeatured = async (client: Client, countryId: CountryId) => {
  const answer = await client.call(newsFeatured, { params: { countryId } })
  return answer.type === "ok" ? answer.value : undefined
}

/**
 * Loads a page of the news, counted from 1; `undefined` if there is no such page. The first page begins with the
 * featured article; the others are sorted from newest to oldest (rule content.news).
 * @throws NotServed if the news could not be loaded: "no news" is shown only if there is none
 */
export const loadNews = async (client: Client, countryId: CountryId, page: number) => {
  const answer = await client.call(newsArticles, { params: { countryId }, query: { page, size } })
  const unserved = notServedIn(answer)
  if (unserved !== undefined) throw unserved
  const { items, total } = answer.type === "ok" ? answer.value : { items: [], total: 0 }
  if (answer.type === "ok" && page > 1 && items.length === 0) return undefined
  const first = page === 1 && items.length > 0 ? await loadFeatured(client, countryId) : undefined
  const shown = first === undefined ? items : [first, ...items.filter(({ id }) => id !== first.id)]
  return {
    page,
    pages: Math.ceil(total / size),
    articles: shown.map(({ filePath, ...item }) => ({ ...item, path: filePath }))
  }
}

/**
 * Loads the guides of a country.
 * @throws NotServed if they could not be loaded
 */
export const loadGuides = async (client: Client, countryId: CountryId) => {
  const answer = await client.call(contentGuides, { params: { countryId } })
  const unserved = notServedIn(answer)
  if (unserved !== undefined) throw unserved
  return answer.type === "ok" ? answer.value.items : []
}
