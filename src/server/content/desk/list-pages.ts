import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { ContentKind } from "../../../domain/content/content-page.ts"
import { kindsOf } from "../../../domain/content/editable-kinds.ts"
import { deskListSize, type PageSort } from "../../../domain/content/page-draft.ts"
import type { PublicationState } from "../../../domain/content/publication.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import { germanOrder } from "../../db/german-order.ts"
import { likePatterns } from "../../db/like-patterns.ts"
import { type Paging, pagingOf } from "../../db/paging.ts"
import { staffMember } from "../../http/staff-member.ts"
import { type ListedPage, listColumns, pageTables, pageTitle } from "./page-row.ts"
import { headOf } from "./show-page.ts"

const orders: Readonly<Record<PageSort, string>> = {
  path: 'p.path collate "C"',
  title: `${pageTitle} ${germanOrder}, p.id`,
  changed: "coalesce(d.changed_at, p.changed_at) desc, p.id desc"
}

/** SQL expression for the current state of a page; must match `standingOf`. */
const standing = (now: string) => `case
  when d.state is null then case when p.state = 'ended' then 'expired' when p.state = 'draft' then 'draft'
    when p.expires_at <= ${now} then 'expired' when p.publish_at > ${now} then 'scheduled' else 'published' end
  when d.state in ('scheduled', 'published') and p.expires_at <= ${now}
    and (d.state = 'published' or coalesce(p.next_at, p.publish_at) <= ${now}) then 'expired'
  when d.state = 'scheduled' and coalesce(p.next_at, p.publish_at) <= ${now} then 'published'
  else d.state end`

/**
 * Lists pages, by default sorted by address, so that the tree can be built from them; contains only kinds that the
 * caller may edit.
 */
export const listPages = Effect.fnUntraced(function* (
  asked: Paging & {
    readonly search?: string
    readonly kind?: ContentKind
    readonly state?: PublicationState
    readonly country?: CountryId
    readonly editor?: number
    readonly sort?: PageSort
  }
) {
  const sql = yield* SqlClient
  const { roles } = yield* staffMember
  const now = yield* Clock.currentTimeMillis
  const { page, size, offset } = pagingOf({ ...asked, size: asked.size ?? deskListSize.usual })
  const { kind, state, country, editor, sort = "path" } = asked
  const words = likePatterns(asked.search)
  const moment = `'${new Date(now).toISOString()}'::timestamptz`
  const among = sql`
    from ${sql.literal(pageTables)}
    where p.kind in ${sql.in(kindsOf(roles))}
      ${kind === undefined ? sql`` : sql`and p.kind = ${kind}`}
      ${state === undefined ? sql`` : sql`and ${sql.literal(standing(moment))} = ${state}`}
      ${
        country === undefined
          ? sql``
          : sql`and ${country}::smallint = any(case when d.settings is null then p.countries
        else array(select jsonb_array_elements_text(d.settings -> 'countries')::smallint) end)`
      }
      ${editor === undefined ? sql`` : sql`and d.editor_id = ${editor}`}
      ${words.length === 0 ? sql`` : sql`and concat_ws(' ', coalesce(d.searched, v.searched), p.searched) like all(${words}::text[])`}`
  const order = sql.literal(orders[sort])
  const rows = yield* sql<ListedPage & { readonly total: number }>`
    with listed as materialized (
      select p.id, count(*) over ()::int as total ${among} order by ${order} limit ${size} offset ${offset})
    select ${sql.literal(listColumns)}, listed.total from ${sql.literal(pageTables)} join listed on listed.id = p.id
    order by ${order}`
  const [first] = rows
  // beyond the last page no row contains the total, so it is counted separately
  const [counted] =
    first === undefined && offset > 0
      ? yield* sql<{ readonly total: number }>`select count(*)::int as total ${among}`
      : [first]
  return { items: rows.map((row) => headOf(row, now)), total: counted?.total ?? 0, page, size }
})
