import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { mediaAddress } from "../../domain/media/media-address.ts"
import { mediaPageSize } from "../../domain/media/media-limits.ts"
import type { Medium, MediumUse } from "../../domain/media/medium.ts"
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
 * The uses of a picture: each page once, with the title of its newest version that shows the picture, each dealer with
 * this logo, and each advert.
 */
const uses = `
  select coalesce(jsonb_agg(jsonb_build_object('path', path, 'title', title) order by path), '[]') from (
    select path, title from (
    select distinct on (p.id) p.path, v.title
    from medium_use u join content_page p on p.id = u.page_id
      join content_version v on v.page_id = u.page_id and v.number = u.version
    where u.medium_id = m.id order by p.id, v.number desc) page_use
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
  readonly lacking?: "text"
}

/** Media whose name or text contains every word of the search, the newest first. */
export const listMedia = Effect.fnUntraced(function* (asked: Asked) {
  const { page, size, offset } = pagingOf({ size: mediaPageSize, ...asked })
  const sql = yield* SqlClient
  const found = sql`
    from medium m
    where (${asked.lacking !== "text"} or m.alt is null) and m.searched like all(${likePatterns(asked.search)}::text[])`
  const [counted] = yield* sql<{ readonly total: number }>`select count(*)::int as total ${found}`
  // uses are read only for the media of this page
  const rows = yield* sql<Row>`
    with listed as materialized (
      select m.id ${found} order by m.uploaded_at desc, m.id desc limit ${size} offset ${offset})
    select ${sql.literal(columns)} from listed join medium m on m.id = listed.id
    order by m.uploaded_at desc, m.id desc`
  return { items: rows.map(mediumOf), total: counted?.total ?? 0, page, size }
})

/** One medium by its id. */
export const findMedium = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<Row>`select ${sql.literal(columns)} from medium m where id = ${id}`
  return row && mediumOf(row)
})

/** The medium of a file that was uploaded before. */
export const findByHash = Effect.fnUntraced(function* (hash: string) {
  const sql = yield* SqlClient
  const [row] = yield* sql<Row>`select ${sql.literal(columns)} from medium m where hash = ${hash}`
  return row && mediumOf(row)
})
