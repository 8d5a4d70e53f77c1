import { localeCodes, locales } from "../../domain/locale/locale.ts"
import type { Site } from "../../domain/site/site.ts"
import type { LocaleCode } from "../../domain/locale/locale.ts"

/** Addresses of the price pages of places, and the day of their prices. */
export interface ListedPlaces {
  readonly paths: ReadonlyArray<string>
  readonly lastModified: string | null
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

const addressOf = (site: Site, code: LocaleCode, path: string) =>
  escaped(site.locales[code].origin + (path === "/" ? "" : path))

/** Writes the site map with the public pages of a locale, each with its counterparts in the other countries. */
export const siteMap = (site: Site, paths: ReadonlyArray<string>, locale: LocaleCode): string => {
  const entries = paths.map((path) => {
    const sisters = localeCodes
      .map(
        (code) =>
          `<xhtml:link rel="alternate" hreflang="${locales[code].bcp47}" href="${addressOf(site, code, path)}"/>`
      )
      .join("")
    return `<url><loc>${addressOf(site, locale, path)}</loc>${sisters}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("")}</urlset>
`
}

/** The files of the site map, by their paths. */
export const siteMapFiles = {
  pages: "/sitemap-seiten.xml",
  places: "/sitemap-orte.xml",
  dealers: "/sitemap-haendler.xml",
  content: "/sitemap-inhalte.xml"
} as const

/** Lists the files of the site map; `lastModified` is the day of the newest prices (yyyy-MM-dd). */
export const siteMapIndex = (site: Site, locale: LocaleCode, lastModified: string | null): string => {
  const day = lastModified === null ? "" : `<lastmod>${lastModified}</lastmod>`
  const files = Object.values(siteMapFiles).map(
    (path) => `<sitemap><loc>${addressOf(site, locale, path)}</loc>${day}</sitemap>`
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join("")}</sitemapindex>
`
}

/** Writes the site map with the pages of places and of dealers, which exist only in one country. */
export const siteMapOfPlaces = (
  site: Site,
  { paths, lastModified }: ListedPlaces,
  locale: LocaleCode
): string => {
  const day = lastModified === null ? "" : `<lastmod>${lastModified}</lastmod>`
  const entries = paths.map((path) => `<url><loc>${addressOf(site, locale, path)}</loc>${day}</url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</urlset>
`
}

/** A page that an editor wrote, and when it was changed (ISO 8601). */
export interface ListedContent {
  readonly path: string
  readonly changedAt: string
}

/** Writes the site map with the pages that editors wrote for this country, each with the day of its last change. */
export const siteMapOfContent = (
  site: Site,
  pages: ReadonlyArray<ListedContent>,
  locale: LocaleCode
): string => {
  const entries = pages.map(
    ({ path, changedAt }) =>
      `<url><loc>${addressOf(site, locale, path)}</loc><lastmod>${changedAt.slice(0, 10)}</lastmod></url>`
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</urlset>
`
}

/**
 * Returns the robots.txt of the locale's domain: crawlers may read all public pages and open data, but no personal
 * pages.
 */
export const robots = (site: Site, locale: LocaleCode): string =>
  `User-agent: *
Disallow: /api/
Allow: /api/open/
Allow: /api/site/*/preview.png
Disallow: /session/
Disallow: /anzeige/
Disallow: /*/bestellung/
Disallow: /*/bestellung-erfolgreich/
Disallow: /*/bestellparameter-bestaetigen
Sitemap: ${site.locales[locale].origin}/sitemap.xml
`
