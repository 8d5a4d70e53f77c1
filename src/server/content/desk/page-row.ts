import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { ContentKind, GuideTheme } from "../../../domain/content/content-page.ts"
import { kindsOf } from "../../../domain/content/editable-kinds.ts"
import type { PageDraft } from "../../../domain/content/page-draft.ts"
import {
  type PublicationFacts,
  type PublicationState,
  neverPublished
} from "../../../domain/content/publication.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import type { Publication } from "../../../machines/publication/lead-publication.ts"
import { refusals } from "../../http/refusals.ts"
import { staffMember } from "../../http/staff-member.ts"
import { readContent } from "../read-content.ts"

/** Settings of a page: its audience and author. */
type Settings = Pick<PageDraft, "theme" | "countries" | "author" | "featured">

/** The state of a page, without its contents. */
export interface PageStand {
  readonly id: number
  readonly kind: ContentKind
  readonly path: `/${string}`
  readonly theme: GuideTheme | null
  readonly countries: ReadonlyArray<CountryId>
  readonly author: string
  readonly featured: boolean
  readonly pageState: "draft" | "published" | "ended"
  readonly publishedVersion: number | null
  readonly publishAt: Date | null
  /** When the page first appeared, if it was later ended and scheduled again. */
  readonly firstAt: Date | null
  readonly nextAt: Date | null
  readonly expiresAt: Date | null
  readonly pageVersion: number
  readonly pageChangedAt: Date
  /** Null while the page comes only from the shop's own files. */
  readonly deskVersion: number | null
  readonly state: PublicationState | null
  readonly machineVersion: number | null
  readonly facts: PublicationFacts | null
  readonly changedAt: Date | null
  readonly editorId: number | null
  readonly editorName: string | null
}

/** A stored page; contains the desk's own data once the page has been edited. */
export interface PageRow extends PageStand {
  readonly draft: PageDraft | null
  /** The published contents as stored. */
  readonly content: unknown
  readonly settings: Settings | null
}

/** A page as lists show it: with the title and settings of its draft. */
export interface ListedPage extends PageStand {
  readonly title: string
  readonly told: Settings
}

const standColumns = `p.id::int as id, p.kind, p.path, p.theme, p.countries, p.author, p.featured,
  p.state as "pageState", p.published_version as "publishedVersion", p.publish_at as "publishAt",
  p.first_at as "firstAt", p.next_at as "nextAt", p.expires_at as "expiresAt", p.row_version as "pageVersion",
  p.changed_at as "pageChangedAt", d.row_version as "deskVersion", d.state, d.machine_version as "machineVersion",
  d.facts, d.changed_at as "changedAt", d.editor_id as "editorId", d.editor_name as "editorName"`

const versionSettings = `case when v.countries is null then null else jsonb_build_object('theme', v.theme,
  'countries', v.countries, 'author', v.author, 'featured', v.featured) end`

/** Columns of `content_page p`, its `content_desk d` and its published `content_version v`. */
export const pageColumns = `${standColumns}, d.draft, v.content, ${versionSettings} as settings`

/** The title that editors see. */
export const pageTitle = "coalesce(d.title, v.title, '')"

/** Columns of the same tables without the full texts, for lists. */
export const listColumns = `${standColumns}, ${pageTitle} as title,
  coalesce(d.settings, ${versionSettings}, jsonb_build_object('theme', p.theme, 'countries', p.countries,
    'author', p.author, 'featured', p.featured)) as told`

export const pageTables = `content_page p left join content_desk d on d.page_id = p.id
  left join content_version v on v.page_id = p.id and v.number = p.published_version`

/** The version that a change request must state. */
export const rowVersionOf = ({ deskVersion, pageVersion }: PageStand): number => deskVersion ?? pageVersion

/** Returns the published contents with their settings, in the form of a draft. */
export const publishedOf = (row: PageRow): PageDraft => ({
  theme: row.theme,
  countries: row.countries,
  author: row.author,
  featured: row.featured,
  ...row.settings,
  contents: readContent(row.content)
})

/**
 * Returns the stored draft, or the published contents if there is no draft; blocks that must not be shown are left out.
 */
export const readDraft = (row: PageRow): PageDraft =>
  row.draft === null ? publishedOf(row) : { ...row.draft, contents: readContent(row.draft.contents) }

/** Returns the state of a page; a page that comes only from the shop's own files is published or scheduled. */
export const lifeOf = (row: PageStand, now: number): Publication => {
  if (row.state !== null && row.facts !== null) return { state: row.state, facts: row.facts }
  const version = row.publishedVersion
  if (row.pageState !== "published" || version === null)
    return {
      state: row.pageState === "ended" ? "expired" : "draft",
      facts: { ...neverPublished, wasLive: row.pageState === "ended" }
    }
  const isComing = (row.publishAt?.getTime() ?? 0) > now
  return isComing
    ? { state: "scheduled", facts: { ...neverPublished, next: version } }
    : { state: "published", facts: { ...neverPublished, live: version, wasLive: true } }
}

const found = Effect.fnUntraced(function* (row: PageRow | undefined) {
  const member = yield* staffMember
  if (row === undefined) return yield* Effect.fail(refusals.notFound)
  // marketing can edit only landing pages (rule content.rights)
  if (!kindsOf(member.roles).includes(row.kind)) return yield* Effect.fail(refusals.forbidden)
  return row
})

/** Returns a page that the caller may edit. */
export const findPage = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<PageRow>`
    select ${sql.literal(pageColumns)} from ${sql.literal(pageTables)} where p.id = ${id}`
  return yield* found(row)
})

/** Locks any page until the transaction ends, without checking rights; used for scheduled changes. */
export const lockAnyPage = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient
  yield* sql`select 1 from content_page where id = ${id} for no key update`
  const [row] = yield* sql<PageRow>`
    select ${sql.literal(pageColumns)} from ${sql.literal(pageTables)} where p.id = ${id}`
  return row
})

/** Returns a page that the caller may edit, and locks it until the transaction ends. */
export const lockPage = (id: number) => Effect.flatMap(lockAnyPage(id), found)
