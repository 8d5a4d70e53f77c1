import { readCookie } from "../browser/cookies.ts"

/** Name of the readable cookie that has the same lifetime as the access token and contains only its expiry. */
export const companionCookie = "session-expiry"

/**
 * Expiry of the access token in ms by the server's clock; `null` if the cookie is missing or does not contain seconds.
 */
export const readExpiry = (cookies: string): number | null => {
  const text = readCookie(cookies, companionCookie)
  return text !== undefined && /^[0-9]{1,12}$/u.test(text) ? Number(text) * 1_000 : null
}

/** The expiry for this page; reading cookies may be forbidden. */
export const expiryOfPage = (): number | null => {
  try {
    return readExpiry(document.cookie)
  } catch {
    return null
  }
}
