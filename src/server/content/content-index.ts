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
  /** Time in ms at which the page was first published, or is scheduled to be. */
  readonly publishAt: number
  /** Start and end of the time in which this version is shown, in ms; `until` is null if there is no end. */
  readonly from: number
  readonly until: number | null
  readonly changedAt: number
  readonly words: ContentVersion
}

/** All published and scheduled pages, the newest first. */
export interface ContentIndex {
  readonly entries: ReadonlyArray<ContentEntry>
  /** The entries of each address; a page with a scheduled next version has two. */
  readonly byPath: ReadonlyMap<string, ReadonlyArray<ContentEntry>>
  readonly redirects: ReadonlyMap<string, `/${string}`>
  /** A value that changes with every published change. */
  readonly stamp: string
}

type Row = Omit<ContentEntry, "words"> & { readonly words: unknown }

/** Reads all pages without their blocks, so that the most frequent requests need no database query. */
export const loadContentIndex = Effect.gen(function* () {
  const sql = yield* SqlClient
  const begins = sql.literal("case when version.number = next_version then next_at else publish_at end")
  const rows = yield* sql<Row>`
    select page.id, version.number as version, kind, path, coalesce(version.theme, page.theme) as theme,
      coalesce(version.countries, page.countries) as countries, coalesce(version.author, page.author) as author,
      coalesce(version.featured, page.featured) as featured,
      (extract(epoch from coalesce(first_at, publish_at)) * 1000)::float8 as "publishAt",
      (extract(epoch from ${begins}) * 1000)::float8 as "from",
      (extract(epoch from case when version.number = published_version then least(next_at, expires_at)
        else expires_at end) * 1000)::float8 as "until",
      (extract(epoch from greatest(written_at, ${begins})) * 1000)::float8 as "changedAt",
      content - 'blocks' #- '{overrides,2,blocks}' #- '{overrides,3,blocks}' as words
    from content_page page
    join content_version version on version.page_id = page.id
      and version.number in (page.published_version, page.next_version)
    where state = 'published' and (expires_at is null or expires_at > now())
    order by coalesce(first_at, publish_at) desc, page.id desc`
  const moved = yield* sql<{ readonly from: string; readonly to: `/${string}` }>`
    select from_path as "from", to_path as "to" from content_redirect`
  const entries = rows.map((row): ContentEntry => ({ ...row, words: readContent(row.words) }))
  return {
    entries,
    byPath: Map.groupBy(entries, ({ path }) => path),
    redirects: new Map(moved.map(({ from, to }) => [from, to])),
    stamp: hash("sha256", JSON.stringify([rows, moved]), "base64url").slice(0, 22)
  } satisfies ContentIndex
})

/** Whether visitors of a country see the entry at that time. */
export const isShown = (entry: ContentEntry, countryId: CountryId, now: number): boolean =>
  entry.countries.includes(countryId) && entry.from <= now && (entry.until === null || entry.until > now)

/** Returns the times at which pages appear or expire by schedule, in ms. */
export const changesOf = (entries: ReadonlyArray<ContentEntry>): ReadonlyArray<number> =>
  entries.flatMap(({ from, until }) => (until === null ? [from] : [from, until]))

/** Returns a value that changes with every published change, including scheduled changes as they take effect. */
export const tagAt = ({ entries, stamp }: ContentIndex, now: number): string =>
  `${stamp}-${changesOf(entries).filter((time) => time <= now).length}`
