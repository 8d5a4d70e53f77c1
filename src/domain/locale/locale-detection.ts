import { isLocaleCode, type LocaleCode } from "./locale.ts"

/**
 * Prefix of an address on a host that serves all locales (rule page.prefix); `/de` names the default one explicitly.
 */
export type AddressPrefix = "" | "/de" | "/at" | "/ch"

export type LocaleDetector = "browser" | "store" | "domain" | "prefix" | "cookie" | "default"

/** What a request tells about its locale. */
export interface LocaleClues {
  /** Header `Accept-Language`, or the browser's list of languages, joined by commas. */
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

/** Only these decide; plain `de` says nothing of a country (rule page.locale). */
const localesOfLanguage = new Map<string, LocaleCode>([
  ["de-at", "de-AT"],
  ["de-ch", "ch"],
  ["de-li", "ch"]
])

const isGerman = (tag: string) => tag === "de" || tag.startsWith("de-")

/** How much a language is wanted: "q" from 0 to 1 with at most three decimals, 1 where none is given (RFC 9110, 12.4.2). */
const weightOf = (parameters: ReadonlyArray<string>): number => {
  const given = parameters.map((each) => each.trim().toLowerCase()).find((each) => each.startsWith("q="))
  if (given === undefined) return 1
  return /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/u.test(given) ? Number(given.slice(2)) : 0
}

/** Languages that are wanted at all, the most wanted first; what is wanted alike stays in the order it was named. */
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

/** The locale of the kind of German that the browser wants most. */
const localeOfLanguages = (languages: string | undefined): LocaleCode | undefined =>
  languages === undefined ? undefined : localesOfLanguage.get(wanted(languages).find(isGerman) ?? "")

/**
 * The first detector that does not abstain, in the order browser, store, domain, prefix, cookie, default
 * (rule page.locale). Browser and store abstain where host or prefix name a locale: prices, VAT and seller
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
