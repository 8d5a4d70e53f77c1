import { accessCookie, cookieOf } from "./cookies.ts"

type Headers = Readonly<Record<string, string | undefined>>

/** The access token of a caller that is no browser; it is no cookie, so no other site can make a browser send it. */
export const bearerOf = (headers: Headers): string | undefined =>
  /^Bearer ([A-Za-z0-9_.-]{1,4000})$/u.exec(headers["authorization"] ?? "")?.[1]

/** The access token of a request, whichever way it came. */
export const accessTokenOf = (headers: Headers): string | undefined =>
  bearerOf(headers) ?? cookieOf(headers["cookie"], accessCookie)
