import { readCookie } from "../browser/cookies.ts"

/** Name of the readable cookie that lives exactly as long as the access token and holds only its end. */
export const companionCookie = "session-expiry"

/** The end of the access token in ms by the server's clock; null without the cookie or with anything but seconds in it. */
export const readExpiry = (cookies: string): number | null => {
  const text = readCookie(cookies, companionCookie)
  return text !== undefined && /^[0-9]{1,12}$/u.test(text) ? Number(text) * 1_000 : null
}

/** The same of this page, whose cookies may be forbidden to read. */
export const expiryOfPage = (): number | null => {
  try {
    return readExpiry(document.cookie)
  } catch {
    return null
  }
}
