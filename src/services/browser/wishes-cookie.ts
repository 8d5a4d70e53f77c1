import type { QueryValues } from "../../domain/options/order-query.ts"
import { readCookie } from "./cookies.ts"

/** Where no other source of the wishes is known. */
export const usualSource = "DEFAULT"

/** Seconds that the cookie of the wishes lives: as long as a zip verdict is trusted. */
const cookieLifetime = 172_800

/** Wishes as one text, for cookies and attributes. */
export const wishesText = (wishes: QueryValues): string =>
  new URLSearchParams(Object.entries(wishes).map(([name, value]) => [name, value ?? ""])).toString()

interface CookieKey {
  readonly countryId: number
  readonly productGroupId: number | string
}

const nameOf = ({ countryId, productGroupId }: CookieKey, source: string) =>
  `calc.${source}.${countryId}.${productGroupId}`

/**
 * The copy of the wishes for a browser that keeps no local storage: `calc.{source}.{countryId}.{groupId}` (rule
 * calculator.keep).
 */
export const wishesCookie = (key: CookieKey, wishes: QueryValues, source: string, isHttps: boolean): string =>
  `${nameOf(key, source)}=${wishesText(wishes)}; Path=/; Max-Age=${cookieLifetime}; SameSite=Lax${isHttps ? "; Secure" : ""}`

/** Writes that copy, as the usual source. */
export const keepCookie = (key: CookieKey, wishes: QueryValues): void => {
  document.cookie = wishesCookie(key, wishes, usualSource, location.protocol === "https:")
}

/** The wishes of that copy; undefined where there is none, as while a page is rendered. */
export const recallCookie = (key: CookieKey): QueryValues | undefined => {
  const text = globalThis.document && readCookie(document.cookie, nameOf(key, usualSource))
  return text === undefined ? undefined : Object.fromEntries(new URLSearchParams(text))
}

/** Forgets that copy. */
export const forgetCookie = (key: CookieKey): void => {
  document.cookie = `${nameOf(key, usualSource)}=; Path=/; Max-Age=0`
}
