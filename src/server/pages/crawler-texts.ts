import { Schema } from "effect"
import { type LocaleCode, locales } from "../../domain/locale/locale.ts"
import type { Site } from "../../domain/site/site.ts"
import type { CallApi } from "./page-maker.ts"
import {
  type ListedPlaces,
  robots,
  siteMap,
  siteMapFiles,
  siteMapIndex,
  siteMapOfPlaces
} from "./site-map.ts"

/** A text for search engines. */
export interface CrawlerText {
  readonly type: "text/plain" | "application/xml"
  readonly body: string
}

const readPlaces = Schema.decodeUnknownSync(
  Schema.Struct({ Paths: Schema.Array(Schema.String), LastModified: Schema.NullOr(Schema.String) })
)
const readDealers = Schema.decodeUnknownSync(Schema.Struct({ Paths: Schema.Array(Schema.String) }))

interface Sources {
  readonly site: Site
  /** Public pages whose paths are known beforehand. */
  readonly listed: ReadonlyArray<string>
  readonly callApi: CallApi
  /** Milliseconds of the monotonic clock. */
  readonly now: () => number
}

/** How long the list of places is kept, in ms: making it costs as much as many pages, and it changes once a night. */
const lifetime = 600_000

/** What search engines ask for by its path, if it is that. */
export const crawlerTexts = ({ site, listed, callApi, now }: Sources) => {
  const kept = new Map<LocaleCode, { readonly until: number; readonly places: Promise<ListedPlaces> }>()
  /** Asked for once however many want it; what could not be told is asked for anew. */
  const placesOf = (locale: LocaleCode): Promise<ListedPlaces> => {
    const known = kept.get(locale)
    if (known !== undefined && now() < known.until) return known.places
    const places = askPlaces(locale)
    kept.set(locale, { until: now() + lifetime, places })
    places.catch(() => kept.delete(locale))
    return places
  }

  const askPlaces = async (locale: LocaleCode): Promise<ListedPlaces> => {
    const { Paths, LastModified } = readPlaces(await ask(locale, "pages/local/all"))
    return { paths: Paths, lastModified: LastModified }
  }

  const ask = async (locale: LocaleCode, call: string): Promise<unknown> => {
    const { countryId } = locales[locale]
    const address = new URL(`/api/site/${countryId}/${call}`, site.locales[locale].origin)
    const told = await callApi(new Request(address), undefined)
    if (!told.ok) throw new Error(`The list of ${call} was answered with ${told.status}`)
    return told.json()
  }

  const texts: Readonly<Record<string, (locale: LocaleCode) => Promise<CrawlerText> | CrawlerText>> = {
    "/robots.txt": (locale) => ({ type: "text/plain", body: robots(site, locale) }),
    "/sitemap.xml": async (locale) => ({
      type: "application/xml",
      body: siteMapIndex(site, locale, (await placesOf(locale)).lastModified)
    }),
    [siteMapFiles.pages]: (locale) => ({ type: "application/xml", body: siteMap(site, listed, locale) }),
    [siteMapFiles.places]: async (locale) => ({
      type: "application/xml",
      body: siteMapOfPlaces(site, await placesOf(locale), locale)
    }),
    // never kept: who pauses stands in it no more
    [siteMapFiles.dealers]: async (locale) => ({
      type: "application/xml",
      body: siteMapOfPlaces(
        site,
        { paths: readDealers(await ask(locale, "dealer-pages/all")).Paths, lastModified: null },
        locale
      )
    })
  }

  return (pathname: string, locale: LocaleCode) => texts[pathname]?.(locale)
}
