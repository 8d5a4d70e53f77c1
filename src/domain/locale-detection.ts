import { isLocaleCode, type LocaleCode } from "./locale.ts"

/** Prefix of an address on a host that serves all locales (domain.md A9); `/de` names the default one explicitly. */
export type AddressPrefix = "" | "/de" | "/at" | "/ch"

export type LocaleDetector = "browser" | "store" | "domain" | "prefix" | "cookie" | "default"

/** What a request tells about its locale. */
export interface LocaleClues {
  /** Header `Accept-Language` or the browser's list of languages, most wanted first. */
  readonly languages: string | undefined
  /** The locale that the running page is in. */
  readonly store: LocaleCode | undefined
  /** The locale whose domain this host is; none for a host that serves all. */
  readonly domain: LocaleCode | undefined
  readonly prefix: AddressPrefix
  /** Value of the cookie `locale`. */
  readonly cookie: string | undefined
}

const prefixes: Readonly<Record<Exclude<AddressPrefix, "">, LocaleCode>> = {
  "/de": "de",
  "/at": "de-AT",
  "/ch": "ch"
}

const localeOfPrefix = (prefix: AddressPrefix): LocaleCode | undefined =>
  prefix === "" ? undefined : prefixes[prefix]

/** The prefix that a path begins with, as a whole segment. */
export const prefixOfPath = (pathname: string): AddressPrefix => {
  const segment = pathname.slice(0, 3)
  return (segment === "/de" || segment === "/at" || segment === "/ch") &&
    (pathname.length === 3 || pathname[3] === "/")
    ? segment
    : ""
}

/** Only these decide; plain `de` says nothing of a country (domain.md A8). */
const localesOfLanguage = new Map<string, LocaleCode>([
  ["de-at", "de-AT"],
  ["de-ch", "ch"],
  ["de-li", "ch"]
])

const isGerman = (tag: string) => tag === "de" || tag.startsWith("de-")

/** The locale of the first kind of German that the browser asks for. */
const localeOfLanguages = (languages: string | undefined): LocaleCode | undefined => {
  const tags = languages?.split(",").map((entry) => entry.split(";")[0]?.trim().toLowerCase() ?? "")
  return localesOfLanguage.get(tags?.find(isGerman) ?? "")
}

/**
 * The first detector that does not abstain, in the order browser, store, domain, prefix, cookie, default
 * (shop.md 1, domain.md A8). Browser and store abstain where host or prefix name a locale: prices, VAT and seller
 * follow the address.
 */
export const detectLocale = (
  clues: LocaleClues
): { readonly locale: LocaleCode; readonly by: LocaleDetector } => {
  const named = clues.domain ?? localeOfPrefix(clues.prefix)
  const browser = named === undefined ? localeOfLanguages(clues.languages) : undefined
  if (browser !== undefined) return { locale: browser, by: "browser" }
  if (named === undefined && clues.store !== undefined) return { locale: clues.store, by: "store" }
  if (named !== undefined) return { locale: named, by: clues.domain === undefined ? "prefix" : "domain" }
  if (clues.cookie !== undefined && isLocaleCode(clues.cookie)) return { locale: clues.cookie, by: "cookie" }
  return { locale: "de", by: "default" }
}
