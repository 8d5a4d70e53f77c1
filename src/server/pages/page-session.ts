import { accessCookie, cookieOf, refreshCookie } from "../http/cookies.ts"
import type { CallApi, PageCaller } from "./page-maker.ts"

/** Cookies for the API calls of a page, and the cookies that the response with the page has to set. */
export interface PageSession {
  readonly cookie: string | undefined
  readonly setCookies: ReadonlyArray<string>
  /** Whether a user may be signed in; if so, the page requests the user's data. */
  readonly hasSession: boolean
  /**
   * Address of the page where staff started to act on behalf of a customer, if they no longer do so (rule
   * session.acting-ends).
   */
  readonly back?: string
}

const backIn = (body: unknown): string | undefined =>
  typeof body === "object" && body !== null && "redirectUrl" in body && typeof body.redirectUrl === "string"
    ? body.redirectUrl
    : undefined

interface SessionOptions {
  readonly callApi: CallApi
  /** Whether this shop issued a refresh token. */
  readonly isOurs: (refreshToken: string | undefined) => boolean
}

/**
 * Returns the Cookie header after applying the Set-Cookie lines of a response: existing names are replaced, new ones
 * added.
 */
export const cookiesAfter = (cookie: string | undefined, setCookies: ReadonlyArray<string>): string => {
  const jar = new Map<string, string>()
  const pairs = [...(cookie ?? "").split(";"), ...setCookies.map((line) => line.split(";", 1)[0] ?? "")]
  for (const pair of pairs) {
    const [, name, value] = /^\s*([^=\s]+)\s*=(.*)$/u.exec(pair) ?? []
    if (name !== undefined) jar.set(name, (value ?? "").trim())
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join("; ")
}

/** Request body that continues an earlier sign-in of this browser: type 1 (rule session.sign-in-value). */
const goOn = JSON.stringify({ Type: 1, AuthCookieValue: "" })

/**
 * Continues a sign-in whose access token expired while the browser was closed: the new cookies are copied unchanged,
 * with their attributes, to the response with the page (rule session.copied-cookies).
 */
export const pageSession = async (
  { callApi, isOurs }: SessionOptions,
  caller: PageCaller
): Promise<PageSession> => {
  const { cookie } = caller
  if (!isOurs(cookieOf(cookie, refreshCookie))) return { cookie, setCookies: [], hasSession: false }
  if ((cookieOf(cookie, accessCookie) ?? "") !== "") return { cookie, setCookies: [], hasSession: true }
  const request = new Request("http://in-process/api/account/anmelden-cookie", {
    method: "POST",
    headers: { "content-type": "application/json", ...(cookie === undefined ? {} : { cookie }) },
    body: goOn
  })
  const answer = await callApi(request, caller)
  const setCookies = answer.headers.getSetCookie()
  if (setCookies.length === 0) return { cookie, setCookies, hasSession: false }
  const back = backIn(await answer.json())
  return {
    cookie: cookiesAfter(cookie, setCookies),
    setCookies,
    hasSession: true,
    ...(back !== undefined && { back })
  }
}
