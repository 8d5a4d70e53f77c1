import { readCookie } from "../browser/cookies.ts"

/** Name of the readable cookie that has the same lifetime as the access token and contains only its expiry. */
export const companionCookie = "session-expiry"

/**
 * Returns the expiry of the access token in ms by the server's clock; `null` if the cookie is missing or does not
 * contain a number of seconds.
 */
export const readExpiry = (cookies: string): number | null => {
  const text = readCookie(cookies, companionCookie)
  return text !== undefined && /^[0-9]{1,12}$/u.test(text) ? Number(text) * 1_000 : null
}

/** Returns the expiry from this page's cookies; `null` if reading cookies is forbidden. */
export const expiryOfPage = (): number | null => {
  try {
    return readExpiry(document.cookie)
  } catch {
    return null
  }
}
