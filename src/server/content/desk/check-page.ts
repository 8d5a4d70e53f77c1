import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { draftCheck, type LinkFate } from "../../../domain/content/check-draft.ts"
import { isOwnRoute } from "../../../domain/content/own-route.ts"
import type { CheckProblem, PageDraft } from "../../../domain/content/page-draft.ts"
import { contentPathProblem } from "../../../domain/content/content-path.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import { contentProblems } from "../check-content.ts"
import { blockAt } from "./draft-problems.ts"
import { isKnownFile } from "./known-files.ts"
import { findPage, type PageRow, readDraft } from "./page-row.ts"

interface Known {
  readonly path: string
  readonly countries: ReadonlyArray<CountryId>
}

/** What becomes of whoever follows a link of ours: a route, a page that is shown there, a known file, a redirect. */
export const linkFates = Effect.fnUntraced(function* (own: PageRow, draft: PageDraft) {
  const sql = yield* SqlClient
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  const pages = yield* sql<Known>`
    select path, coalesce(version.countries, page.countries) as countries from content_page page
    join content_version version on version.page_id = page.id and version.number = page.published_version
    where state = 'published' and publish_at <= ${now}::timestamptz
      and (expires_at is null or expires_at > ${now}::timestamptz)`
  const moved = yield* sql<{ readonly path: string }>`select from_path as path from content_redirect`
  const shown = new Map(pages.map(({ path, countries }) => [path, countries]))
  // a page may lead to itself before it is published
  shown.set(own.path, draft.countries)
  const redirects = new Set(moved.map(({ path }) => path))
  return (path: string, country: CountryId): LinkFate => {
    const countries = shown.get(path)
    if (countries !== undefined) return countries.includes(country) ? "there" : "broken"
    if (isOwnRoute(path) || isKnownFile(path)) return "there"
    return redirects.has(path) ? "moved" : "broken"
  }
})

/** Everything that keeps a page from being published, and hints besides (rule content.check). */
export const problemsOf = Effect.fnUntraced(function* (row: PageRow) {
  const draft = readDraft(row)
  const path = contentPathProblem(row.path, row.kind)
  const besides = draftCheck(draft, row.kind, yield* linkFates(row, draft))
  // empty words are told by the country that reads them
  const content = contentProblems(draft.contents, "draft")
  const forAll = { isHint: false, country: null }
  return [
    ...(path === undefined ? [] : [{ ...forAll, code: "badAddress" as const, block: null, value: path }]),
    ...content.map(({ at, reason }) => ({
      ...forAll,
      code: "badContent" as const,
      block: blockAt(draft.contents, at),
      value: `${at}: ${reason}`.slice(0, 300)
    })),
    ...besides
  ] satisfies ReadonlyArray<CheckProblem>
})

export const checkPage = Effect.fnUntraced(function* (id: number) {
  return { items: yield* problemsOf(yield* findPage(id)) }
})
