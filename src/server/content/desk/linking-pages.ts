import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { blocksIn } from "../../../domain/content/content-page.ts"
import { linksIn, ownPathOf } from "../../../domain/content/links-in.ts"
import { type CountryId, countryIds } from "../../../domain/place/country.ts"
import { readContent } from "../read-content.ts"
import { findPage } from "./page-row.ts"

interface Linking {
  readonly id: number
  readonly path: string
  readonly title: string
  readonly countries: ReadonlyArray<CountryId>
  readonly content: unknown
}

/** Maximum number of pages that are named; editors would not read a longer list before an action. */
const mostNamed = 200

/**
 * Lists the published and scheduled pages that link to a page, by its address or a former one, with the countries in
 * which they do, so that editors see them before they end the page, narrow its countries or change its address (rule
 * content.check).
 */
export const linkingPages = Effect.fnUntraced(function* (id: number) {
  const { path } = yield* findPage(id)
  const sql = yield* SqlClient
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  const former = yield* sql<{ readonly from: string }>`
    select from_path as "from" from content_redirect where to_path = ${path}`
  const paths = [path, ...former.map(({ from }) => from)]
  // the texts are only searched here; which links count is decided below
  const rows = yield* sql<Linking>`
    select page.id::int as id, page.path, coalesce(version.content ->> 'title', '') as title,
      coalesce(version.countries, page.countries) as countries, version.content
    from content_page page
    join content_version version on version.page_id = page.id
      and version.number in (page.published_version, page.next_version)
    where page.id <> ${id} and page.state = 'published'
      and (page.expires_at is null or page.expires_at > ${now}::timestamptz)
      and exists (select from unnest(${paths}::text[]) sought where position(sought in version.content::text) > 0)
    order by page.path collate "C", version.number`
  const found = new Map<number, Omit<Linking, "content">>()
  for (const { content, ...page } of rows) {
    const contents = readContent(content)
    const isLinkedIn = (country: CountryId) =>
      linksIn(blocksIn(contents, country)).some((link) => paths.includes(ownPathOf(link) ?? ""))
    const known = found.get(page.id)?.countries ?? []
    const all = countryIds.filter(
      (id) => known.includes(id) || (page.countries.includes(id) && isLinkedIn(id))
    )
    if (all.length > 0) found.set(page.id, { ...page, countries: all })
  }
  return { items: [...found.values()].slice(0, mostNamed), total: found.size }
})
