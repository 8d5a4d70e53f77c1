import { hash } from "node:crypto"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { ContentKind, ContentVersion, GuideTheme } from "../../domain/content/content-page.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { readContent } from "./read-content.ts"

/** A published page without its blocks; times in ms. */
export interface ContentEntry {
  readonly id: number
  readonly version: number
  readonly kind: ContentKind
  readonly path: `/${string}`
  readonly theme: GuideTheme | null
  readonly countries: ReadonlyArray<CountryId>
  readonly author: string
  readonly featured: boolean
  readonly publishAt: number
  readonly expiresAt: number | null
  readonly changedAt: number
  readonly words: ContentVersion
}

/** All that is published or will be, the newest first. */
export interface ContentIndex {
  readonly entries: ReadonlyArray<ContentEntry>
  readonly byPath: ReadonlyMap<string, ContentEntry>
  readonly redirects: ReadonlyMap<string, `/${string}`>
  /** Changes with anything that is told of it. */
  readonly stamp: string
}

type Row = Omit<ContentEntry, "words"> & { readonly words: unknown }

/** Reads everything but the blocks: what is asked for most is answered without the database. */
export const loadContentIndex = Effect.gen(function* () {
  const sql = yield* SqlClient
  const rows = yield* sql<Row>`
    select page.id, page.published_version as version, kind, path, theme, countries, author, featured,
      (extract(epoch from publish_at) * 1000)::float8 as "publishAt",
      (extract(epoch from expires_at) * 1000)::float8 as "expiresAt",
      (extract(epoch from greatest(written_at, publish_at)) * 1000)::float8 as "changedAt",
      content - 'blocks' #- '{overrides,2,blocks}' #- '{overrides,3,blocks}' as words
    from content_page page
    join content_version version on version.page_id = page.id and version.number = page.published_version
    where state = 'published' and (expires_at is null or expires_at > now())
    order by publish_at desc, page.id desc`
  const moved = yield* sql<{ readonly from: string; readonly to: `/${string}` }>`
    select from_path as "from", to_path as "to" from content_redirect`
  const entries = rows.map((row): ContentEntry => ({ ...row, words: readContent(row.words) }))
  return {
    entries,
    byPath: new Map(entries.map((entry) => [entry.path, entry])),
    redirects: new Map(moved.map(({ from, to }) => [from, to])),
    stamp: hash("sha256", JSON.stringify([rows, moved]), "base64url").slice(0, 22)
  } satisfies ContentIndex
})

/** Whether visitors of a country see it at that time. */
export const isShown = (entry: ContentEntry, countryId: CountryId, now: number): boolean =>
  entry.countries.includes(countryId) &&
  entry.publishAt <= now &&
  (entry.expiresAt === null || entry.expiresAt > now)

/** When something comes or goes by the clock alone, in ms; undefined when nothing will. */
export const nextChange = (entries: ReadonlyArray<ContentEntry>, now: number): number | undefined => {
  const times = entries
    .flatMap(({ publishAt, expiresAt }) => [publishAt, expiresAt ?? 0])
    .filter((time) => time > now)
  return times.length === 0 ? undefined : Math.min(...times)
}
