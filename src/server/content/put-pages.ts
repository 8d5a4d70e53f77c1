import { isDeepStrictEqual } from "node:util"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { ContentKind, ContentVersion, GuideTheme } from "../../domain/content/content-page.ts"
import { houseAuthor } from "../../domain/content/page-draft.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { contentProblems, pageProblems } from "./check-content.ts"
import { advisoryLocks } from "../db/advisory-locks.ts"

/** A page that comes with the shop. */
export interface HousePage {
  readonly kind: ContentKind
  readonly path: `/${string}`
  readonly theme?: GuideTheme
  /** Countries whose visitors see the page; all countries if missing. */
  readonly countries?: ReadonlyArray<CountryId>
  readonly featured?: true
  /** ISO 8601. */
  readonly publishAt: string
  readonly content: ContentVersion
}

interface Known {
  readonly id: number
  readonly path: string
  readonly isEdited: boolean
  readonly number: number
  readonly content: unknown
}

/** Returns the content as the database returns it: without undefined properties. */
const stored = (content: ContentVersion): unknown => JSON.parse(JSON.stringify(content))

const requireSound = ({ kind, path, theme, content }: HousePage): void => {
  const problems = [
    ...pageProblems({ kind, path, theme: theme ?? null }),
    ...contentProblems(stored(content))
  ]
  if (problems.length > 0)
    throw new Error(
      `${path} cannot be published: ${problems.map(({ at, reason }) => `${at} ${reason}`).join("; ")}`
    )
}

/**
 * Writes the pages that come with the shop; can run repeatedly: missing pages are added, pages that changed in a new
 * build get a new version, and pages that an editor has changed stay as they are (rule content.house).
 */
export const putPages = Effect.fnUntraced(function* (pages: ReadonlyArray<HousePage>) {
  const sql = yield* SqlClient
  for (const page of pages) requireSound(page)

  const addVersion = (id: number, number: number, content: ContentVersion) => sql`
    insert into content_version (page_id, number, content, written_by)
    values (${id}, ${number}, ${JSON.stringify(content)}::jsonb, ${houseAuthor})`

  const add = Effect.fnUntraced(function* (page: HousePage) {
    const { kind, path, theme = null, countries = [1, 2, 3], featured = false, publishAt } = page
    const [row] = yield* sql<{ readonly id: number }>`
      insert into content_page
        (kind, path, theme, countries, author, featured, state, published_version, publish_at)
      values (${kind}, ${path}, ${theme}, ${countries}::smallint[], ${houseAuthor}, ${featured}, 'published', 1, ${publishAt}::timestamptz)
      returning id`
    if (row !== undefined) yield* addVersion(row.id, 1, page.content)
  })

  const renew = Effect.fnUntraced(function* ({ id, number }: Known, { content }: HousePage) {
    yield* addVersion(id, number + 1, content)
    yield* sql`
      update content_page
      set published_version = ${number + 1}, row_version = row_version + 1, changed_at = now()
      where id = ${id}`
  })

  yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`select pg_advisory_xact_lock(${advisoryLocks.shippedPages})`
      const rows = yield* sql<Known>`
        select id, path, is_edited as "isEdited", number, content
        from content_page
        join content_version on page_id = id and number = published_version
        where path in ${sql.in(pages.map(({ path }) => path))}`
      const known = new Map(rows.map((row) => [row.path, row]))
      // former addresses count as taken too: those of unpublished pages, and those that redirect to an editor's page
      const taken = yield* sql<{ readonly path: string }>`
        select path from content_page union select from_path from content_redirect`
      const paths = new Set(taken.map(({ path }) => path))
      for (const page of pages) {
        const row = known.get(page.path)
        if (!paths.has(page.path)) yield* add(page)
        else if (row !== undefined && !row.isEdited && !isDeepStrictEqual(row.content, stored(page.content)))
          yield* renew(row, page)
      }
    })
  )
})
