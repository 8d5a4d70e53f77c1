import type { QueryValues } from "../../domain/options/order-query.ts"
import { readCookie, usualSource, type WishesCookieKey, wishesCookieName } from "./cookies.ts"

/** Lifetime of the wishes cookie in seconds: as long as the result of a zip check is valid. */
const cookieLifetime = 172_800

/** Wishes as one text, for cookies and attributes. */
export const wishesText = (wishes: QueryValues): string =>
  new URLSearchParams(Object.entries(wishes).map(([name, value]) => [name, value ?? ""])).toString()

/**
 * The copy of the wishes for a browser without local storage: `calc.{source}.{countryId}.{groupId}` (rule
 * calculator.keep).
 */
export const wishesCookie = (
  key: WishesCookieKey,
  wishes: QueryValues,
  source: string,
  isHttps: boolean
): string =>
  `${wishesCookieName(key, source)}=${wishesText(wishes)}; Path=/; Max-Age=${cookieLifetime}; SameSite=Lax${isHttps ? "; Secure" : ""}`

/** Writes the wishes cookie with the default source. */
export const keepCookie = (key: WishesCookieKey, wishes: QueryValues): void => {
  document.cookie = wishesCookie(key, wishes, usualSource, location.protocol === "https:")
}

/** The wishes in the wishes cookie; `undefined` if there is none, for example while a page is rendered. */
export const recallCookie = (key: WishesCookieKey): QueryValues | undefined => {
  const text = globalThis.document && readCookie(document.cookie, wishesCookieName(key, usualSource))
  return text === undefined ? undefined : Object.fromEntries(new URLSearchParams(text))
}
