import { type LocaleCode, localeCodes, locales } from "../../domain/locale/locale.ts"
import type { PageData } from "./page-data.ts"

/** Returns the URL of a page on a locale's own domain; the home page has no path (rule page.canonical). */
export const canonicalAddress = (page: PageData, code: LocaleCode, pathname: string): string =>
  page.site.locales[code].origin + (pathname === "/" ? "" : pathname)

/** Returns a function that converts paths to absolute URLs on the own domain of the page's locale. */
export const addressOn = (page: PageData) => (path: string) => canonicalAddress(page, page.locale, path)

/**
 * Returns link elements that give search engines the page's canonical URL and the URLs of the same page in the other
 * countries.
 */
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

/**
 * Returns the URL of each locale's home page as reached from this host: the locale's domain, or its path prefix if one
 * host serves all locales.
 */
export const localeHomes = (page: PageData): Readonly<Record<LocaleCode, string>> =>
  page.sharedHost
    ? { de: "/de", "de-AT": locales["de-AT"].prefix, ch: locales.ch.prefix }
    : {
        de: page.site.locales.de.origin,
        "de-AT": page.site.locales["de-AT"].origin,
        ch: page.site.locales.ch.origin
      }
