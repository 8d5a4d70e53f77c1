import { type LocaleCode, localeCodes, locales } from "../../domain/locale/locale.ts"
import type { PageData } from "./page-data.ts"

/** The address of a page on a locale's own domain; the home page has no path (rule page.canonical). */
export const canonicalAddress = (page: PageData, code: LocaleCode, pathname: string): string =>
  page.site.locales[code].origin + (pathname === "/" ? "" : pathname)

/** Whole addresses of paths on the page's own domain. */
export const addressOn = (page: PageData) => (path: string) => canonicalAddress(page, page.locale, path)

/** Link elements that tell search engines the page's own address and its sisters in the countries that have one. */
export const canonicalLinks = (
  page: PageData,
  pathname: string,
  sisters: ReadonlyArray<LocaleCode> = localeCodes
) => [
  { rel: "canonical", href: canonicalAddress(page, page.locale, pathname) },
  ...sisters.map((code) => ({
    rel: "alternate",
    hrefLang: locales[code].bcp47,
    href: canonicalAddress(page, code, pathname)
  }))
]

/** Home of each locale as it is reached from this host: its domain, or its prefix where one host serves all. */
export const localeHomes = (page: PageData): Readonly<Record<LocaleCode, string>> =>
  page.sharedHost
    ? { de: "/de", "de-AT": locales["de-AT"].prefix, ch: locales.ch.prefix }
    : {
        de: page.site.locales.de.origin,
        "de-AT": page.site.locales["de-AT"].origin,
        ch: page.site.locales.ch.origin
      }
