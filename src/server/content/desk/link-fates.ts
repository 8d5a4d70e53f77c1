import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { anchorsIn } from "../../../domain/content/anchors.ts"
import type { FateOf } from "../../../domain/content/check-draft.ts"
import { blocksIn, type ContentVersion } from "../../../domain/content/content-page.ts"
import { contentPathProblem } from "../../../domain/content/content-path.ts"
import { anchorOf, linksIn, ownPathOf } from "../../../domain/content/links-in.ts"
import { isOwnRoute } from "../../../domain/content/own-route.ts"
import type { PageDraft } from "../../../domain/content/page-draft.ts"
import { isFileOf, mediaFileAt } from "../../../domain/media/media-address.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import { readContent } from "../read-content.ts"
import { isKnownFile } from "./known-files.ts"
import { namedPages } from "./named-pages.ts"
import type { PageRow } from "./page-row.ts"

interface Known {
  readonly path: string
  readonly countries: ReadonlyArray<CountryId>
  /** The published contents; set only for pages that are linked with a fragment. */
  readonly content: unknown
}

/**
 * Returns the pages that visitors currently see; contains the contents only of pages that are linked with a fragment.
 */
const shownPages = Effect.fnUntraced(function* (entered: ReadonlyArray<string>) {
  const sql = yield* SqlClient
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  return yield* sql<Known>`
    select path, coalesce(version.countries, page.countries) as countries,
      case when path = any(${entered}::text[]) then version.content end as content
    from content_page page
    join content_version version on version.page_id = page.id and version.number = page.published_version
    where state = 'published' and publish_at <= ${now}::timestamptz
      and (expires_at is null or expires_at > ${now}::timestamptz)`
})

interface KnownMedium {
  readonly hash: string
  readonly width: number
  readonly fallback: "jpg" | "png"
}

/** Returns those of the addresses that are files of an existing medium. */
const filesAmong = Effect.fnUntraced(function* (paths: ReadonlyArray<string>) {
  const sql = yield* SqlClient
  const files = paths.flatMap((path) => {
    const file = mediaFileAt(path)
    return file === undefined ? [] : [{ path, file }]
  })
  const media =
    files.length === 0
      ? []
      : yield* sql<KnownMedium>`
          select hash, width, fallback from medium where hash = any(${files.map(({ file }) => file.hash)}::text[])`
  return new Set(
    files.flatMap(({ path, file }) => (media.some((medium) => isFileOf(file, medium)) ? [path] : []))
  )
})

/** Determines where each link of a page leads: to a route, a published page, a file, a redirect, or nowhere. */
export const linkFates = Effect.fnUntraced(function* (own: PageRow, draft: PageDraft) {
  const sql = yield* SqlClient
  const links = linksIn(draft.contents).flatMap((link) => {
    const path = ownPathOf(link)
    return path === undefined ? [] : [{ path, anchor: anchorOf(link) }]
  })
  const pages = yield* shownPages(links.flatMap(({ path, anchor }) => (anchor === "" ? [] : [path])))
  const moved = yield* sql<{ readonly from: string; readonly to: string }>`
    select from_path as "from", to_path as "to" from content_redirect`
  const files = yield* filesAmong(links.map(({ path }) => path))
  const named = yield* namedPages(links.map(({ path }) => path))
  const shown = new Map(
    pages.map(({ path, countries, content }) => [
      path,
      { countries, contents: content === null ? undefined : readContent(content) }
    ])
  )
  // a page can link to itself before it is published
  shown.set(own.path, { countries: draft.countries, contents: draft.contents })
  const redirects = new Map(moved.map(({ from, to }) => [from, to]))
  const hasPart = (contents: ContentVersion | undefined, anchor: string, country: CountryId): boolean =>
    anchor === "" || contents === undefined || anchorsIn(blocksIn(contents, country)).has(anchor)
  const fateOf: FateOf = ({ path, anchor }, country) => {
    const page = shown.get(path)
    if (page !== undefined) {
      if (!page.countries.includes(country)) return "broken"
      return hasPart(page.contents, anchor, country) ? "there" : "noAnchor"
    }
    const movedTo = redirects.get(path)
    if (movedTo !== undefined)
      return shown.get(movedTo)?.countries.includes(country) === true ? "moved" : "broken"
    // the route of articles finds only existing articles, so any other article path is broken
    if (contentPathProblem(path, "news") === undefined) return "broken"
    const namedFate = named(path, country)
    if (namedFate !== undefined) return namedFate
    return isOwnRoute(path) || isKnownFile(path) || files.has(path) ? "there" : "broken"
  }
  return fateOf
})
