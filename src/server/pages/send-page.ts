import type { IncomingMessage, ServerResponse } from "node:http"
import { encodeOnce, encodingOf } from "../http/encoded-bytes.ts"
import { dataPolicy } from "../http/front/front-door.ts"
import { isKnownTag } from "../http/known-tag.ts"
import type { Redirect, RenderedPage } from "./rendered-page.ts"

/**
 * Returns where a request is redirected. The query is added only here: a redirect is rendered once for all requests to
 * its path, so the cache's key does not contain the query (rule content.addresses).
 */
export const locationFor = ({ location, keepsQuery = false }: Redirect, query: string): string =>
  keepsQuery && query !== "" ? `${location}?${query}` : location

/**
 * Sends a public page, with headers for shared caches if they may store it; 304 if the browser already has the same
 * bytes.
 */
export const sendPublicPage = (
  page: RenderedPage,
  request: IncomingMessage,
  response: ServerResponse,
  mayShare = false
): void => {
  const kept = (mayShare ? page.shared : undefined) ?? page.kept
  const { bytes, headers } = page.as(encodingOf(request.headers["accept-encoding"]))
  if (page.status === 200 && isKnownTag(request.headers["if-none-match"], page.etag)) {
    response.writeHead(304, [...kept, "etag", page.etag])
    response.end()
    return
  }
  const { redirect } = page
  const query = () => request.url?.replace(/^[^?]*\??/u, "") ?? ""
  const target = redirect === undefined ? [] : ["location", locationFor(redirect, query())]
  response.writeHead(page.status, [...kept, ...headers, ...target])
  response.end(request.method === "HEAD" ? undefined : bytes)
}

/** A function that sends a page rendered for one visitor. */
export type SendPage = (
  html: string,
  page: { readonly status: number; readonly headers: Readonly<Record<string, string>> },
  request: IncomingMessage,
  response: ServerResponse
) => void | Promise<void>

/** Sends a page of one visitor: no cache may store it. */
export const sendPersonalPage: SendPage = (html, page, request, response) => {
  const encoding = encodingOf(request.headers["accept-encoding"])
  const bytes = encodeOnce(Buffer.from(html), encoding)
  response.writeHead(page.status, {
    ...page.headers,
    "cache-control": "private, no-store",
    vary: "accept-encoding, cookie",
    "content-length": bytes.length,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding })
  })
  response.end(request.method === "HEAD" ? undefined : bytes)
}

/** Sends a text for crawlers; it changes only with the configuration. */
export const sendText = (
  response: ServerResponse,
  request: IncomingMessage,
  { type, body }: { readonly type: string; readonly body: string },
  vary: string
): void => {
  response.writeHead(200, {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "public, max-age=3600",
    vary,
    "content-security-policy": dataPolicy
  })
  response.end(request.method === "HEAD" ? undefined : body)
}

/** Sends a short response without a page, for requests that visitors do not normally make. */
export const sendPlain = (
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {}
): void => {
  response.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": dataPolicy,
    ...headers
  })
  response.end(text)
}
