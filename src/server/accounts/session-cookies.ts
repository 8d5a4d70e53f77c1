import {
  accessCookie,
  cookieNames,
  orderCookiePrefix,
  type OwnCookie,
  refreshCookie
} from "../http/cookies.ts"

/**
 * Cookie that scripts can read: contains only the expiry time of the access token, in seconds since 1970, and has the
 * same lifetime (rule session.companion).
 */
export const expiryCookie = "session-expiry"
/** A sign-in value that the server created for this browser; it is valid once (rule session.sign-in-value). */
export const signInCookie = "__Host-auth"

/** Returns the cookies of a sign-in in the browser; times are in seconds since 1970. */
export const sessionCookies = (
  session: {
    readonly access: string
    readonly expiresAt: number
    readonly refresh: string
    readonly ends: number
  },
  nowMs: number
): ReadonlyArray<OwnCookie> => {
  const now = Math.floor(nowMs / 1000)
  const accessAge = Math.max(1, session.expiresAt - now)
  const refreshAge = Math.max(1, Math.floor(session.ends) - now)
  return [
    { name: accessCookie, value: session.access, maxAge: accessAge, httpOnly: true },
    { name: expiryCookie, value: String(session.expiresAt), maxAge: accessAge, httpOnly: false },
    { name: refreshCookie, value: session.refresh, maxAge: refreshAge, httpOnly: true }
  ]
}

const gone = (name: string, httpOnly: boolean): OwnCookie => ({ name, value: "", maxAge: 0, httpOnly })

/** Removes all cookies of a sign-in from the browser. */
export const noSessionCookies: ReadonlyArray<OwnCookie> = [
  gone(accessCookie, true),
  gone(expiryCookie, false),
  gone(refreshCookie, true),
  gone(signInCookie, true)
]

/** Maximum number of grants that one response removes: proxies limit the size of its headers. */
const mostGrants = 30

/** Removes the grants of guest order pages, so that the next person at this browser cannot open them. */
export const noOrderGrants = (header: string | undefined): ReadonlyArray<OwnCookie> =>
  cookieNames(header, orderCookiePrefix)
    .filter((name) => /^[A-Za-z0-9_-]+$/u.test(name))
    .slice(0, mostGrants)
    .map((name) => gone(name, true))
