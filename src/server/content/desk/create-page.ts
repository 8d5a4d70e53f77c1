import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { ContentVersion } from "../../../domain/content/content-page.ts"
import { kindsOf } from "../../../domain/content/editable-kinds.ts"
import { houseAuthor, type NewPage, type PageDraft } from "../../../domain/content/page-draft.ts"
import { neverPublished, publicationVersion } from "../../../domain/content/publication.ts"
import { invalid, refusals } from "../../http/refusals.ts"
import { staffMember } from "../../http/staff-member.ts"
import { pageProblems } from "../check-content.ts"
import { holdAddresses, isTaken } from "./addresses.ts"
import { namedMember } from "../../http/named-member.ts"
import { logPage } from "./write-publication.ts"

const fieldOf = (at: string): string => (at === "path" ? "Path" : "Theme")

/** Returns the page at an address if it is still as the user has created it: the answer to the creation was lost. */
const createdBefore = Effect.fnUntraced(function* (
  { kind, path }: Pick<NewPage, "kind" | "path">,
  draft: PageDraft,
  editorId: number
) {
  const sql = yield* SqlClient
  const [row] = yield* sql<{ readonly id: number }>`
    select p.id::int as id from content_page p join content_desk d on d.page_id = p.id
    where p.path = ${path} and p.kind = ${kind} and d.row_version = 1 and d.editor_id = ${editorId}
      and d.draft = ${JSON.stringify(draft)}::jsonb`
  return row
})

/**
 * Creates an unpublished page with an address, a title, and an empty draft; the same page sent again is created once
 * (rule content.draft).
 */
export const createPage = Effect.fnUntraced(function* ({ kind, path, title, theme }: NewPage) {
  const sql = yield* SqlClient
  const { roles } = yield* staffMember
  if (!kindsOf(roles).includes(kind)) return yield* Effect.fail(refusals.forbidden)
  const problems = [
    ...pageProblems({ kind, path, theme }).map(({ at, reason }) => ({
      code: reason,
      field: fieldOf(at),
      params: {}
    })),
    ...(title.trim() === "" ? [{ code: "required", field: "Title", params: {} }] : [])
  ]
  if (problems.length > 0) return yield* Effect.fail(invalid(problems))
  const actor = yield* namedMember
  const now = yield* Clock.currentTimeMillis
  const contents: ContentVersion = { title, teaser: "", seoTitle: title, description: "", blocks: [] }
  const draft: PageDraft = { theme, countries: [1, 2, 3], author: houseAuthor, featured: false, contents }
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* holdAddresses
      if (yield* isTaken(path)) {
        const known = yield* createdBefore({ kind, path }, draft, actor.id)
        return known === undefined
          ? yield* Effect.fail(invalid([{ code: "taken", field: "Path", params: {} }]))
          : { id: known.id, rowVersion: 1 }
      }
      const [row] = yield* sql<{ readonly id: number }>`
        insert into content_page (kind, path, theme, author, is_edited)
        values (${kind}, ${path}, ${theme}::text, ${houseAuthor}, true) returning id::int as id`
      if (row === undefined) return yield* Effect.die("A page was added and is not there")
      yield* sql`
        insert into content_desk
          (page_id, row_version, state, machine_version, facts, draft, changed_at, editor_id, editor_name)
        values (${row.id}, 1, 'draft', ${publicationVersion},
          ${JSON.stringify({ ...neverPublished, writer: actor.id })}::jsonb, ${JSON.stringify(draft)}::jsonb,
          ${new Date(now).toISOString()}::timestamptz, ${actor.id}, ${actor.name})`
      yield* logPage(row.id, { type: "content.create" }, "draft", actor, now)
      yield* logPage(row.id, { type: "publication.edit", by: actor.id }, "draft", actor, now)
      return { id: row.id, rowVersion: 1 }
    })
  )
})
