import { Context, Effect } from "effect"
import { HttpEffect, HttpServerResponse } from "effect/http"

/** The access token of the signed-in user, for the server alone. */
export const accessCookie = "__Host-access"

/** What keeps a sign-in going, for the server alone. */
export const refreshCookie = "__Host-refresh"

/** The value of one cookie of a Cookie header; of several with the name the first, as the browser sends them. */
export const cookieOf = (header: string | null | undefined, name: string): string | undefined => {
  if (header === null || header === undefined) return undefined
  for (const pair of header.split(";")) {
    const equals = pair.indexOf("=")
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim()
  }
  return undefined
}

/** How the cookies begin that open one order's page each, for a guest who placed it without signing in. */
export const orderCookiePrefix = "__Host-order-"

/** Names of all cookies of a Cookie header that begin like this, each once. */
export const cookieNames = (header: string | null | undefined, prefix: string): ReadonlyArray<string> => {
  const names = (header ?? "").split(";").map((pair) => pair.slice(0, Math.max(0, pair.indexOf("="))).trim())
  return [...new Set(names.filter((name) => name.startsWith(prefix)))]
}

/** A cookie of the shop: always Secure, SameSite=Lax and for the whole host. */
export interface OwnCookie {
  readonly name: string
  readonly value: string
  /** Seconds. */
  readonly maxAge: number
  readonly httpOnly: boolean
}

/** The value of a Set-Cookie header. */
export const setCookieText = ({ name, value, maxAge, httpOnly }: OwnCookie): string =>
  `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax; Secure${httpOnly ? "; HttpOnly" : ""}`

/** Whether the running request's caller is known by cookies: one who stands on a bearer alone is not. */
export const TakesCookies = Context.Reference<boolean>("server/http/TakesCookies", {
  defaultValue: () => true
})

/** Adds cookies to the answer of the running request, where its caller takes any. */
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

/** Adds headers to the answer of the running request, also when it is called inside the process. */
export const addHeaders = (headers: Readonly<Record<string, string>>) =>
  HttpEffect.appendPreResponseHandler((_request, response) =>
    Effect.succeed(HttpServerResponse.setHeaders(response, headers))
  )
