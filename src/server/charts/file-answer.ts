import { Effect } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import { createHash } from "node:crypto"
import { isKnownTag } from "../http/known-tag.ts"

interface ChartFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
  /** Whether shared caches may store the file; otherwise only the browser may. */
  readonly isPublic: boolean
  /** Whether the file is displayed inline (a picture for pages) instead of downloaded. */
  readonly isShown?: boolean
}

/** Sends a file that caches store for two minutes; 304 if the browser already has these bytes. */
export const fileAnswer = Effect.fnUntraced(function* ({
  name,
  type,
  bytes,
  isPublic,
  isShown = false
}: ChartFile) {
  const { headers: asked } = yield* HttpServerRequest.HttpServerRequest
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`
  const headers = { etag, "cache-control": `${isPublic ? "public" : "private"}, max-age=120` }
  if (isKnownTag(asked["if-none-match"], etag)) return HttpServerResponse.empty({ status: 304, headers })
  return HttpServerResponse.uint8Array(bytes, {
    contentType: type,
    headers: {
      ...headers,
      "content-disposition": isShown ? "inline" : `attachment; filename="${name}"`
    }
  })
})
