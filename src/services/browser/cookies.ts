/** The value of a cookie that scripts may read. */
export const readCookie = (cookies: string, name: string): string | undefined => {
  for (const pair of cookies.split("; ")) {
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1)
  }
  return undefined
}

/** Seconds that the chosen locale is remembered: 365 days (rule page.locale). */
const localeLifetime = 31_536_000

/** The cookie that remembers a locale, for hosts that serve all; it says nothing of the visitor. */
export const localeCookie = (locale: string, isHttps: boolean): string =>
  `locale=${locale}; Path=/; Max-Age=${localeLifetime}; SameSite=Lax${isHttps ? "; Secure" : ""}`

/** Writes the locale of this page unless it is remembered already. */
export const rememberLocale = (locale: string): void => {
  if (readCookie(document.cookie, "locale") !== locale)
    document.cookie = localeCookie(locale, location.protocol === "https:")
}

/** Where no other source of the wishes is known. */
export const usualSource = "DEFAULT"

export interface WishesCookieKey {
  readonly countryId: number
  readonly productGroupId: number | string
}

/** Name of the wishes' cookie: here, as documents forget it without reading wishes. */
export const wishesCookieName = ({ countryId, productGroupId }: WishesCookieKey, source: string): string =>
  `calc.${source}.${countryId}.${productGroupId}`

/** Forgets the cookie of the wishes. */
export const forgetWishesCookie = (key: WishesCookieKey): void => {
  document.cookie = `${wishesCookieName(key, usualSource)}=; Path=/; Max-Age=0`
}
