import { accessCookie, cookieOf } from "./cookies.ts"

type Headers = Readonly<Record<string, string | undefined>>

/**
 * Returns the access token of a caller that is not a browser; the scheme is case-insensitive (RFC 9110, 11.1). Since
 * this token is not a cookie, no other site can make a browser send it.
 */
export const bearerOf = (headers: Headers): string | undefined =>
  /^bearer +([A-Za-z0-9_.-]{1,4000})$/iu.exec(headers["authorization"] ?? "")?.[1]

/** Returns the access token of a request, from the Authorization header or the cookie. */
export const accessTokenOf = (headers: Headers): string | undefined =>
  bearerOf(headers) ?? cookieOf(headers["cookie"], accessCookie)
