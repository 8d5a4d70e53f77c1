import { Effect } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import { createHash } from "node:crypto"
import { isKnownTag } from "../http/known-tag.ts"

interface ChartFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
  /** Whether shared caches may store it, or the browser alone. */
  readonly isPublic: boolean
  /** A picture for pages is shown, not kept as a file. */
  readonly isShown?: boolean
}

/** Sends a file that is kept for two minutes; 304 when the browser has these very bytes. */
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
