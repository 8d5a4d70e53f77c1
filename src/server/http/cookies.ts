import { Context, Effect } from "effect"
import { HttpEffect, HttpServerResponse } from "effect/http"

/** Access token of the signed-in user; only the server can read it. */
export const accessCookie = "__Host-access"

/** Refresh token that continues a sign-in; only the server can read it. */
export const refreshCookie = "__Host-refresh"

/** Returns the value of a cookie in a Cookie header; if the name occurs several times, the first value. */
export const cookieOf = (header: string | null | undefined, name: string): string | undefined => {
  if (header === null || header === undefined) return undefined
  for (const pair of header.split(";")) {
    const equals = pair.indexOf("=")
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim()
  }
  return undefined
}

/**
 * Prefix of the cookies that each grant access to one order's page, for guests who placed the order without signing in.
 */
export const orderCookiePrefix = "__Host-order-"

/** Returns the names of all cookies of a Cookie header with this prefix, without duplicates. */
export const cookieNames = (header: string | null | undefined, prefix: string): ReadonlyArray<string> => {
  const names = (header ?? "").split(";").map((pair) => pair.slice(0, Math.max(0, pair.indexOf("="))).trim())
  return [...new Set(names.filter((name) => name.startsWith(prefix)))]
}

/** A cookie of the shop; it is always Secure, SameSite=Lax and valid for the whole host. */
export interface OwnCookie {
  readonly name: string
  readonly value: string
  /** Seconds. */
  readonly maxAge: number
  readonly httpOnly: boolean
}

/** Returns the value of a Set-Cookie header. */
export const setCookieText = ({ name, value, maxAge, httpOnly }: OwnCookie): string =>
  `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax; Secure${httpOnly ? "; HttpOnly" : ""}`

/** Whether the caller of the current request uses cookies: callers with only a bearer token do not. */
export const TakesCookies = Context.Reference<boolean>("server/http/TakesCookies", {
  defaultValue: () => true
})

/** Adds cookies to the response to the current request, if the caller uses cookies. */
export const addCookies = Effect.fnUntraced(function* (cookies: ReadonlyArray<OwnCookie>) {
  if (!(yield* TakesCookies)) return
  yield* HttpEffect.appendPreResponseHandler((_request, response) =>
    Effect.succeed(
      cookies.reduce(
        (answer, { name, value, maxAge, httpOnly }) =>
          HttpServerResponse.setCookieUnsafe(answer, name, value, {
            maxAge: maxAge * 1000,
            path: "/",
            sameSite: "lax",
            secure: true,
            httpOnly
          }),
        response
      )
    )
  )
})

/** Adds headers to the response to the current request, also for calls within the process. */
export const addHeaders = (headers: Readonly<Record<string, string>>) =>
  HttpEffect.appendPreResponseHandler((_request, response) =>
    Effect.succeed(HttpServerResponse.setHeaders(response, headers))
  )
