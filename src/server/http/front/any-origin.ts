import { Effect, Layer } from "effect"
import { HttpEffect, HttpRouter, HttpServerResponse } from "effect/http"
import { AnyOrigin } from "../../../contract/middleware.ts"
import { openLicence } from "../../../domain/open-data/open-licence.ts"

/** What lets a page of any origin read an answer, and says under which licence it is. No cookie is ever sent along. */
const openHeaders = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "ETag, Retry-After",
  link: `<${openLicence.url}>; rel="license"`
} as const

/** The headers of a refusal before the router, also for open data. */
export const openToAll = (url: string): Readonly<Record<string, string>> =>
  url.startsWith("/api/open/") ? openHeaders : {}

/** What a browser asks before a call with headers of its own; it need not ask again for a day. */
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

/** The shop's 404, which says where the available data are listed. */
const nothingThere = HttpServerResponse.jsonUnsafe(
  {
    Code: "NotFound",
    Message: "There is nothing at this address.",
    Problems: [{ Code: "unknown", Field: "address", Params: { known: "/api/open/prices" } }]
  },
  { status: 404, headers: { ...openHeaders, "cache-control": "no-store" } }
)

/** Questions of browsers before their calls, and addresses that there are not. */
export const openDataRoutes = Layer.merge(
  HttpRouter.add("OPTIONS", "/api/open/*", preflight),
  HttpRouter.add("GET", "/api/open/*", nothingThere)
)

/** Opens a group of calls to pages of every origin; no other call has this header (rule safety.open-data). */
export const anyOriginLayer = Layer.succeed(AnyOrigin)((handler) =>
  Effect.andThen(
    HttpEffect.appendPreResponseHandler((_request, response) =>
      Effect.succeed(HttpServerResponse.setHeaders(response, openHeaders))
    ),
    handler
  )
)
