import { localeCodes, locales } from "../../domain/locale/locale.ts"
import type { Site } from "../../domain/site/site.ts"
import type { LocaleCode } from "../../domain/locale/locale.ts"

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

const addressOf = (site: Site, code: LocaleCode, path: string) =>
  escaped(site.locales[code].origin + (path === "/" ? "" : path))

/** The public pages of a locale, each with its sisters in the other countries. */
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

/** What crawlers may read: all public pages of the locale's domain and open data, nothing that belongs to one visitor. */
export const robots = (site: Site, locale: LocaleCode): string =>
  `User-agent: *
Disallow: /api/
Allow: /api/open/
Disallow: /session/
Disallow: /*/bestellung/
Disallow: /*/bestellung-erfolgreich/
Disallow: /*/bestellparameter-bestaetigen
Sitemap: ${site.locales[locale].origin}/sitemap.xml
`
