import { Schema } from "effect"
import { isRecord } from "../../domain/is-record.ts"
import { KeptEntries } from "../../domain/kept-entries.ts"
import { isLocaleCode, type LocaleCode, locales } from "../../domain/locale/locale.ts"
import type { Site } from "../../domain/site/site.ts"
import { countryNamed, type Memory, memoryOf } from "../ports/memories.ts"
import { feedPath, feedSize, newsFeed, readFeed } from "./news-feed.ts"
import type { CallApi } from "./page-maker.ts"
import { securityPath, securityText } from "./security-text.ts"
import {
  type ListedContent,
  type ListedPlaces,
  robots,
  siteMap,
  siteMapFiles,
  siteMapIndex,
  siteMapOfContent,
  siteMapOfPlaces
} from "./site-map.ts"

/** A text for search engines, feed readers, and people who have found a vulnerability. */
export interface CrawlerText {
  readonly type: "text/plain" | "application/xml" | "application/rss+xml"
  readonly body: string
}

const readPlaces = Schema.decodeUnknownSync(
  Schema.Struct({ Paths: Schema.Array(Schema.String), LastModified: Schema.NullOr(Schema.String) })
)
const readDealers = Schema.decodeUnknownSync(Schema.Struct({ Paths: Schema.Array(Schema.String) }))
const readContent = Schema.decodeUnknownSync(
  Schema.Struct({ items: Schema.Array(Schema.Struct({ path: Schema.String, changedAt: Schema.String })) })
)

interface Sources {
  readonly site: Site
  /** Public pages whose paths are fixed. */
  readonly listed: ReadonlyArray<string>
  readonly callApi: CallApi
  /** Milliseconds of the monotonic clock. */
  readonly now: () => number
}

interface KeptPlaces {
  readonly until: number
  readonly places: Promise<ListedPlaces>
}

/**
 * How long the list of places is cached, in ms: creating it costs as much as many pages, and it changes once a night.
 */
const lifetime = 600_000

/** Provides the texts for search engines by path; the list of places that they need is cached. */
export const crawlerTexts = ({ site, listed, callApi, now }: Sources) => {
  const kept = new KeptEntries<KeptPlaces>()
  /** Requests the list once for all concurrent callers; a failed request is repeated by the next caller. */
  const placesOf = (locale: LocaleCode): Promise<ListedPlaces> => {
    const known = kept.find(locale, ({ until }) => now() < until)
    if (known !== undefined) return known.places
    const entry: KeptPlaces = { until: now() + lifetime, places: askPlaces(locale) }
    kept.keep(locale, entry)
    entry.places.catch(() => kept.forget(locale, entry))
    return entry.places
  }

  const ask = async (locale: LocaleCode, path: string): Promise<unknown> => {
    const address = new URL(`/api/site/${locales[locale].countryId}${path}`, site.locales[locale].origin)
    const told = await callApi(new Request(address), undefined)
    if (!told.ok) throw new Error(`${path} was answered with ${told.status}`)
    const body: unknown = await told.json()
    // the API does not encode its response for a caller in the same process (OwnBody)
    return isRecord(body) && "own" in body ? body["own"] : body
  }

  // the list is not cached here, so that new publications are listed at once
  const contentOf = async (locale: LocaleCode): Promise<ReadonlyArray<ListedContent>> => {
    return readContent(await ask(locale, "/content/all")).items
  }

  const askPlaces = async (locale: LocaleCode): Promise<ListedPlaces> => {
    const { Paths, LastModified } = readPlaces(await ask(locale, "/pages/local/all"))
    return { paths: Paths, lastModified: LastModified }
  }

  const texts: Readonly<Record<string, (locale: LocaleCode) => Promise<CrawlerText> | CrawlerText>> = {
    "/robots.txt": (locale) => ({ type: "text/plain", body: robots(site, locale) }),
    [securityPath]: () => ({ type: "text/plain", body: securityText(site, Date.now()) }),
    "/sitemap.xml": async (locale) => ({
      type: "application/xml",
      body: siteMapIndex(site, locale, (await placesOf(locale)).lastModified)
    }),
    [siteMapFiles.pages]: (locale) => ({ type: "application/xml", body: siteMap(site, listed, locale) }),
    [siteMapFiles.places]: async (locale) => ({
      type: "application/xml",
      body: siteMapOfPlaces(site, await placesOf(locale), locale)
    }),
    // the list is never cached, so that a paused dealer is no longer listed
    [siteMapFiles.dealers]: async (locale) => ({
      type: "application/xml",
      body: siteMapOfPlaces(
        site,
        { paths: readDealers(await ask(locale, "/dealer-pages/all")).Paths, lastModified: null },
        locale
      )
    }),
    [siteMapFiles.content]: async (locale) => ({
      type: "application/xml",
      body: siteMapOfContent(site, await contentOf(locale), locale)
    }),
    [feedPath]: async (locale) => ({
      type: "application/rss+xml",
      body: newsFeed(site, readFeed(await ask(locale, `/news-articles?page=1&size=${feedSize}`)), locale)
    })
  }

  const memory: Memory = memoryOf("siteMaps", kept, (key) => ({
    label: isLocaleCode(key) ? countryNamed(String(locales[key].countryId)) : key
  }))
  return { textAt: (pathname: string, locale: LocaleCode) => texts[pathname]?.(locale), memory }
}
