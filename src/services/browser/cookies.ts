/** Returns the value of a cookie that scripts may read. */
export const readCookie = (cookies: string, name: string): string | undefined => {
  for (const pair of cookies.split("; ")) {
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1)
  }
  return undefined
}

/** Lifetime of the locale cookie in seconds: 365 days (rule page.locale). */
const localeLifetime = 31_536_000

/** Returns the cookie that stores a locale, for hosts that serve all locales; it contains no data about the visitor. */
export const localeCookie = (locale: string, isHttps: boolean): string =>
  `locale=${locale}; Path=/; Max-Age=${localeLifetime}; SameSite=Lax${isHttps ? "; Secure" : ""}`

/** Stores the locale of this page unless it is already stored. */
export const rememberLocale = (locale: string): void => {
  if (readCookie(document.cookie, "locale") !== locale)
    document.cookie = localeCookie(locale, location.protocol === "https:")
}

/** Default source of the buyer's selections, used if no other source is known. */
export const usualSource = "DEFAULT"

export interface WishesCookieKey {
  readonly countryId: number
  readonly productGroupId: number | string
}

/**
 * Returns the name of the cookie with the buyer's selections. It is defined here because documents delete the cookie
 * without loading the code that reads the selections.
 */
export const wishesCookieName = ({ countryId, productGroupId }: WishesCookieKey, source: string): string =>
  `calc.${source}.${countryId}.${productGroupId}`

/** Deletes the cookie with the buyer's selections. */
export const forgetWishesCookie = (key: WishesCookieKey): void => {
  document.cookie = `${wishesCookieName(key, usualSource)}=; Path=/; Max-Age=0`
}
