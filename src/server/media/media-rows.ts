import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { mediaAddress } from "../../domain/media/media-address.ts"
import { mediaPageSize } from "../../domain/media/media-limits.ts"
import type { Medium, MediumLack, MediumUse } from "../../domain/media/medium.ts"
import { likePatterns } from "../db/like-patterns.ts"
import { type Paging, pagingOf } from "../db/paging.ts"

interface Row {
  readonly id: number
  readonly rowVersion: number
  readonly hash: string
  readonly fallback: "jpg" | "png"
  readonly name: string
  readonly alt: string | null
  readonly width: number
  readonly height: number
  readonly focusX: number
  readonly focusY: number
  readonly bytes: number
  readonly uploadedAt: Date
  readonly uses: ReadonlyArray<MediumUse>
}

/**
 * SQL for the uses of a picture: each page that shows it (with the title of the newest version that shows it, or of the
 * draft if only the draft does; a page that visitors do not find is named by its editor), each dealer whose logo it is, and each advert that contains it.
 */
const uses = `
  select coalesce(jsonb_agg(jsonb_build_object('path', path, 'title', title) order by path), '[]') from (
    select path, title from (
    select distinct on (p.id) case when p.state = 'published' then p.path else '/support/cms/' || p.id || '/edit' end as path,
      coalesce(v.title, d.title, '') as title
    from (
      select page_id, version from medium_use where medium_id = m.id
      union all
      select page_id, null from medium_draft_use where medium_id = m.id
    ) u join content_page p on p.id = u.page_id
      left join content_version v on v.page_id = u.page_id and v.number = u.version
      left join content_desk d on d.page_id = u.page_id
    order by p.id, v.number desc nulls last) page_use
    union all
    select '/holzpellethaendler/' || d.id, d.name from dealer d where d.logo_id = m.id
    union all
    select '/support/adverts/' || a.id, a.name from advert a where position('/medien/' || m.hash || '/' in a.html) > 0) page`

const columns = `
  m.id, m.row_version as "rowVersion", m.hash, m.fallback, m.name, m.alt, m.width, m.height,
  m.focus_x as "focusX", m.focus_y as "focusY", m.bytes, m.uploaded_at as "uploadedAt", (${uses}) as uses`

const mediumOf = ({ hash, fallback, focusX, focusY, uploadedAt, ...row }: Row): Medium => ({
  ...row,
  src: mediaAddress({ hash, width: row.width, format: fallback }),
  focus: { x: focusX, y: focusY },
  uploadedAt: uploadedAt.toISOString()
})

interface Asked extends Paging {
  readonly search?: string
  readonly lacking?: MediumLack
}

/**
 * SQL conditions for media that lack an alternative text or are used nowhere; the adverts are searched once, not once
 * per medium.
 */
const lacks: Readonly<Record<MediumLack, string>> = {
  text: "m.alt is null",
  use: `not exists (select from medium_use u where u.medium_id = m.id)
    and not exists (select from medium_draft_use u where u.medium_id = m.id)
    and not exists (select from dealer d where d.logo_id = m.id)
    and m.hash not in (
      select named.parts[1] from advert a, regexp_matches(a.html, '/medien/([0-9a-f]{32})/', 'g') named(parts))`
}

/** Lists media whose name or alternative text contains every word of the search, the newest first. */
export const listMedia = Effect.fnUntraced(function* (asked: Asked) {
  const { page, size, offset } = pagingOf({ size: mediaPageSize, ...asked })
  const sql = yield* SqlClient
  const words = likePatterns(asked.search)
  const found = sql`
    from medium m
    where ${sql.literal(asked.lacking === undefined ? "true" : lacks[asked.lacking])}
      ${words.length === 0 ? sql`` : sql`and m.searched like all(${words}::text[])`}`
  // the query is planned for these search words each time: a generic plan would expect one medium and compare each of
  // fifty thousand media with all uses, which takes eight seconds
  const [counted] = yield* sql<{ readonly total: number }>`select count(*)::int as total ${found}`.unprepared
  // uses are read only for the media of this page
  const rows = yield* sql<Row>`
    with listed as materialized (
      select m.id ${found} order by m.uploaded_at desc, m.id desc limit ${size} offset ${offset})
    select ${sql.literal(columns)} from listed join medium m on m.id = listed.id
    order by m.uploaded_at desc, m.id desc`.unprepared
  return { items: rows.map(mediumOf), total: counted?.total ?? 0, page, size }
})

/** Finds one medium by its id. */
export const findMedium = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<Row>`select ${sql.literal(columns)} from medium m where id = ${id}`
  return row && mediumOf(row)
})

/** Finds the medium of a file that was uploaded before. */
export const findByHash = Effect.fnUntraced(function* (hash: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<Row>`select ${sql.literal(columns)} from medium m where hash = ${hash}`
  return row && mediumOf(row)
})
