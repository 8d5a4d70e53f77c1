import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { draftDifferences } from "../../../domain/content/differences.ts"
import type { PageDraft } from "../../../domain/content/page-draft.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import { audit } from "../../db/audit-event.ts"
import { refusals } from "../../http/refusals.ts"
import { readContent } from "../read-content.ts"
import { pageOf } from "../told-content.ts"
import { changePage } from "./change-page.ts"
import { findPage, type PageRow, readDraft } from "./page-row.ts"
import { leadPage, logPage, writeDraft } from "./write-publication.ts"

type Stored = Pick<PageDraft, "countries" | "author" | "featured"> & {
  readonly theme: PageDraft["theme"]
  readonly content: unknown
}

/** Returns the contents and settings of a version; a version that came with the shop uses the settings of the page. */
export const versionOf = Effect.fnUntraced(function* (
  page: Pick<PageRow, "id" | "theme" | "countries" | "author" | "featured">,
  number: number
) {
  const sql = yield* SqlClient
  const [row] = yield* sql<Stored>`
    select content, coalesce(theme, ${page.theme}::text) as theme,
      coalesce(countries, ${page.countries}::smallint[]) as countries, coalesce(author, ${page.author}) as author,
      coalesce(featured, ${page.featured}) as featured
    from content_version where page_id = ${page.id} and number = ${number}`
  if (row === undefined) return yield* Effect.fail(refusals.notFound)
  const { content, ...settings } = row
  return { ...settings, contents: readContent(content) } satisfies PageDraft
})

/** Returns the number of the last stored version; 0 if there is none. */
export const lastVersion = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly last: number }>`
    select coalesce(max(number), 0)::int as last from content_version where page_id = ${id}`
  return row?.last ?? 0
})

export const showVersion = (id: number, number: number) =>
  Effect.flatMap(findPage(id), (page) => versionOf(page, number))

/** Returns the differences between two versions, or between a version and the draft (rule content.differences). */
export const showDifferences = Effect.fnUntraced(function* (
  id: number,
  from: number,
  to: number | undefined
) {
  const page = yield* findPage(id)
  const before = yield* versionOf(page, from)
  const after = to === undefined ? readDraft(page) : yield* versionOf(page, to)
  return { items: draftDifferences(before, after) }
})

/** Turns an earlier version into the draft; visitors see no change until the draft is published. */
export const restoreVersion = (id: number, seen: number, number: number) =>
  changePage(
    id,
    seen,
    Effect.fnUntraced(function* (page, { actor, accountId, now }) {
      const draft = yield* versionOf(page, number)
      const led = yield* leadPage(page, { type: "publication.edit", by: accountId }, actor, now)
      if (led === undefined) return undefined
      yield* writeDraft(id, draft, actor, now)
      yield* logPage(id, { type: "content.restore", version: number }, led.state, actor, now)
      yield* audit({
        event: "contentRestored",
        actorId: accountId,
        subjectId: undefined,
        detail: { page: id, path: page.path, version: number }
      })
      return led
    })
  )

/** Discards the changes since the last publication: the draft becomes the published or scheduled version. */
export const discardDraft = (id: number, seen: number) =>
  changePage(
    id,
    seen,
    Effect.fnUntraced(function* (page, { actor, now }) {
      const led = yield* leadPage(page, { type: "publication.discard" }, actor, now)
      if (led === undefined) return undefined
      const number = led.facts.next ?? led.facts.live ?? (yield* lastVersion(id))
      yield* writeDraft(id, yield* versionOf(page, number), actor, now)
      return led
    })
  )

/** Returns the draft as visitors of a country would see it; it must not be cached (rule content.preview). */
export const previewPage = Effect.fnUntraced(function* (id: number, countryId: CountryId) {
  const row = yield* findPage(id)
  const { contents, ...settings } = readDraft(row)
  const { kind, path } = row
  const changedAt = (row.changedAt ?? row.pageChangedAt).getTime()
  const page = pageOf({ kind, path, changedAt, ...settings }, contents, countryId)
  return { page, author: settings.author }
})
