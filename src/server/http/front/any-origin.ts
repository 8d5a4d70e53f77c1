import { Effect, Layer } from "effect"
import { HttpEffect, HttpRouter, HttpServerResponse } from "effect/http"
import { AnyOrigin } from "../../../contract/middleware.ts"
import { openLicence } from "../../../domain/open-data/open-licence.ts"

/**
 * Headers that let pages of any origin read a response, and that name the licence. Browsers send no cookies with such
 * calls.
 */
const openHeaders = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "ETag, Retry-After",
  link: `<${openLicence.url}>; rel="license"`
} as const

/**
 * Returns the headers that let pages of any origin read a refusal sent before the router; none for addresses other than
 * open data.
 */
export const openToAll = (url: string): Readonly<Record<string, string>> =>
  url.startsWith("/api/open/") ? openHeaders : {}

/** Response to a CORS preflight request; the browser may cache it for a day. */
const preflight = HttpServerResponse.empty({
  status: 204,
  headers: {
    ...openHeaders,
    "access-control-allow-methods": "GET, HEAD",
    "access-control-allow-headers": "*",
    "access-control-max-age": "86400",
    allow: "GET, HEAD, OPTIONS",
    "cache-control": "public, max-age=86400"
  }
})

/** 404 response that names the address of the available data. */
const nothingThere = HttpServerResponse.jsonUnsafe(
  {
    Code: "NotFound",
    Message: "There is nothing at this address.",
    Problems: [{ Code: "unknown", Field: "address", Params: { known: "/api/open/prices" } }]
  },
  { status: 404, headers: { ...openHeaders, "cache-control": "no-store" } }
)

/** Routes for preflight requests and for unknown addresses of open data. */
export const openDataRoutes = Layer.merge(
  HttpRouter.add("OPTIONS", "/api/open/*", preflight),
  HttpRouter.add("GET", "/api/open/*", nothingThere)
)

/** Lets pages of every origin use a group of calls; no other call has these headers (rule safety.open-data). */
export const anyOriginLayer = Layer.succeed(AnyOrigin)((handler) =>
  Effect.andThen(
    HttpEffect.appendPreResponseHandler((_request, response) =>
      Effect.succeed(HttpServerResponse.setHeaders(response, openHeaders))
    ),
    handler
  )
)
