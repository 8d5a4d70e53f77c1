import { isLocaleCode, type LocaleCode } from "./locale.ts"

/** Prefix of a path on a host that serves all locales (rule page.prefix); `/de` names the default locale explicitly. */
export type AddressPrefix = "" | "/de" | "/at" | "/ch"

export type LocaleDetector = "browser" | "store" | "domain" | "prefix" | "cookie" | "default"

/** Data of a request that indicate its locale. */
export interface LocaleClues {
  /** Header `Accept-Language`, or the browser's list of languages, separated by commas. */
  readonly languages: string | undefined
  /** The locale of the page that is already running. */
  readonly store: LocaleCode | undefined
  /** The locale that this host's domain belongs to; `undefined` for a host that serves all locales. */
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

/** Returns the path's prefix if it is a complete segment. */
export const prefixOfPath = (pathname: string): AddressPrefix => {
  const segment = pathname.slice(0, 3)
  return (segment === "/de" || segment === "/at" || segment === "/ch") &&
    (pathname.length === 3 || pathname[3] === "/")
    ? segment
    : ""
}

/** Only these languages determine a locale; `de` without a country does not indicate one (rule page.locale). */
const localesOfLanguage = new Map<string, LocaleCode>([
  ["de-at", "de-AT"],
  ["de-ch", "ch"],
  ["de-li", "ch"]
])

const isGerman = (tag: string) => tag === "de" || tag.startsWith("de-")

/**
 * Returns the weight of a language: "q" from 0 to 1 with at most three decimals, 1 if it is missing (RFC 9110, 12.4.2).
 */
const weightOf = (parameters: ReadonlyArray<string>): number => {
  const given = parameters.map((each) => each.trim().toLowerCase()).find((each) => each.startsWith("q="))
  if (given === undefined) return 1
  return /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/u.test(given) ? Number(given.slice(2)) : 0
}

/** Returns the accepted languages by descending weight; languages of equal weight keep their order. */
const wanted = (languages: string): ReadonlyArray<string> =>
  languages
    .split(",")
    .map((entry) => {
      const [tag = "", ...parameters] = entry.split(";")
      return { tag: tag.trim().toLowerCase(), weight: weightOf(parameters) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)

/** Returns the locale of the browser's preferred variant of German. */
const localeOfLanguages = (languages: string | undefined): LocaleCode | undefined =>
  languages === undefined ? undefined : localesOfLanguage.get(wanted(languages).find(isGerman) ?? "")

/**
 * Returns the locale from the first detector that finds a locale, in the order browser, store, domain, prefix, cookie,
 * default (rule page.locale). The browser and the store are skipped if the host or the prefix determines the locale,
 * because prices, VAT and seller follow the URL.
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
