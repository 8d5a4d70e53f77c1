import type { QueryValues } from "../../domain/options/order-query.ts"
import { readCookie, usualSource, type WishesCookieKey, wishesCookieName } from "./cookies.ts"

/** Lifetime of the cookie with the buyer's selections, in seconds: 48 hours, as for the result of a zip check. */
const cookieLifetime = 172_800

/** Formats the buyer's selections as one text, for cookies and attributes. */
export const wishesText = (wishes: QueryValues): string =>
  new URLSearchParams(Object.entries(wishes).map(([name, value]) => [name, value ?? ""])).toString()

/**
 * Returns the cookie that stores the buyer's selections in a browser without local storage:
 * `calc.{source}.{countryId}.{groupId}` (rule calculator.keep).
 */
export const wishesCookie = (
  key: WishesCookieKey,
  wishes: QueryValues,
  source: string,
  isHttps: boolean
): string =>
  `${wishesCookieName(key, source)}=${wishesText(wishes)}; Path=/; Max-Age=${cookieLifetime}; SameSite=Lax${isHttps ? "; Secure" : ""}`

/** Writes the cookie with the buyer's selections, with the default source. */
export const keepCookie = (key: WishesCookieKey, wishes: QueryValues): void => {
  document.cookie = wishesCookie(key, wishes, usualSource, location.protocol === "https:")
}

/**
 * Returns the buyer's selections in the cookie; `undefined` if there are none, or if the page is being rendered on the
 * server.
 */
export const recallCookie = (key: WishesCookieKey): QueryValues | undefined => {
  const text = globalThis.document && readCookie(document.cookie, wishesCookieName(key, usualSource))
  return text === undefined ? undefined : Object.fromEntries(new URLSearchParams(text))
}
