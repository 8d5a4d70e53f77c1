import { Effect } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import { createHash } from "node:crypto"
import { isKnownTag } from "../http/known-tag.ts"

export const hashOfStyles = (css: string): string =>
  createHash("sha256").update(css).digest("hex").slice(0, 16)

/** Sends a text with an ETag; 304 if the browser already has this version. */
export const textAnswer = Effect.fnUntraced(function* (
  text: string,
  contentType: string,
  headers: Readonly<Record<string, string>>
) {
  const { headers: asked } = yield* HttpServerRequest.HttpServerRequest
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`
  if (isKnownTag(asked["if-none-match"], etag))
    return HttpServerResponse.empty({ status: 304, headers: { ...headers, etag } })
  return HttpServerResponse.uint8Array(new TextEncoder().encode(text), {
    contentType: `${contentType}; charset=utf-8`,
    headers: { ...headers, etag }
  })
})
