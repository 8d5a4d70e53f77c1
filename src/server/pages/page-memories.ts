import { Effect } from "effect"
import type { RefusedStatus } from "../../contract/page-bundle.ts"
import { prefixOfPath } from "../../domain/locale/locale-detection.ts"
import { isLocaleCode, locales } from "../../domain/locale/locale.ts"
import { type PageKind, pageKindOf, pageKinds } from "../../domain/support/memories.ts"
import { countryNamed, type EntryWords, type Memory } from "../ports/memories.ts"
import type { Kept, PageCache } from "./page-cache.ts"

/**
 * Cache key of a page: its locale, the locale's domain unless the host is a shared one, and the address that renders
 * the page.
 */
export interface PageKeyParts {
  readonly locale: string
  readonly domain: string | undefined
  readonly href: string
  /** Status of the error page, if the request is not a valid request for a page. */
  readonly refused?: RefusedStatus
}

const shared = "shared"

export const pageKey = ({ locale, domain, href, refused }: PageKeyParts): string =>
  [locale, domain ?? shared, href, ...(refused === undefined ? [] : [refused])].join(" ")

interface PageWords extends EntryWords {
  readonly kind: PageKind
}

/** Converts a cache key to the kind, the path and the readable label of its page; addresses contain no spaces. */
export const wordsOfPage = (key: string): PageWords => {
  const [locale = "", domain = shared, href = "/", ...rest] = key.split(" ")
  const [path = "/"] = href.split("?")
  const own = path.slice(prefixOfPath(path).length) || "/"
  const country = isLocaleCode(locale) ? countryNamed(String(locales[locale].countryId)) : locale
  const where = domain === shared ? country : `${country}, eigene Domain`
  if (rest.length > 0) return { kind: "contentPages", label: `Fehlerseite · ${where}` }
  const query = href.slice(path.length)
  return { kind: pageKindOf(own), path: own, label: `${own}${query} · ${where}` }
}

/** Cache hits and misses by kind of page. */
export type PageUses = Readonly<Record<PageKind, { hits: number; misses: number }>>

export const noPageUses = (): PageUses => ({
  contentPages: { hits: 0, misses: 0 },
  pricePages: { hits: 0, misses: 0 },
  dealerPages: { hits: 0, misses: 0 },
  offerLists: { hits: 0, misses: 0 }
})

/** Presents the page cache as one `Memory` per kind of page. */
export const pageMemories = <Page extends Kept>(
  cache: PageCache<Page>,
  uses: PageUses,
  /** Called with the kind of the dropped pages, even if this process had cached none of them. */
  onDrop: (kind: PageKind) => void = () => {}
): ReadonlyArray<Memory> =>
  pageKinds.map((kind) => ({
    kind,
    entries: () =>
      cache.entries().flatMap(({ key, at, bytes }) => {
        const { kind: own, ...words } = wordsOfPage(key)
        return own === kind ? [{ key, at, bytes, ...words }] : []
      }),
    uses: () => uses[kind],
    drop: (isMeant) =>
      Effect.sync(() => {
        const dropped = cache.drop((key) => {
          const { kind: own, path } = wordsOfPage(key)
          return own === kind && isMeant({ key, path })
        })
        onDrop(kind)
        return dropped
      })
  }))
