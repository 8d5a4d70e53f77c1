import { Clock, Effect } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import { mediaFileOf, mediaTypes } from "../../domain/media/media-address.ts"
import { refusals } from "../http/refusals.ts"
import { Memories } from "../ports/memories.ts"
import { MediaStore } from "../ports/media-store.ts"
import { leadFile } from "./lead-file.ts"
import { recentFiles } from "./recent-files.ts"

/** Content security policy for a picture opened directly: it is only displayed. */
const policy = "default-src 'none'; sandbox"

/** Serves files of pictures; browsers and shared caches store them permanently (rule media.addresses). */
export const pictureFiles = Effect.gen(function* () {
  const store = yield* MediaStore
  const recent = recentFiles(yield* Memories)
  return Effect.fnUntraced(function* (hash: string, name: string) {
    const file = mediaFileOf(hash, name)
    if (file === undefined) return yield* Effect.fail(refusals.notFound)
    const key = `${hash}/${name}`
    const etag = `"${key}"`
    const headers = { etag, "cache-control": "public, max-age=31536000, immutable" }
    const { headers: asked } = yield* HttpServerRequest.HttpServerRequest
    if (asked["if-none-match"] === etag) return HttpServerResponse.empty({ status: 304, headers })
    const now = yield* Clock.currentTimeMillis
    const known = recent.find(key, now)
    const keep = recent.keeper()
    const bytes = known ?? (yield* store.read(hash, name)) ?? (yield* leadFile(file))
    if (bytes === undefined) return yield* Effect.fail(refusals.notFound)
    if (known === undefined) keep(key, bytes, now)
    return HttpServerResponse.uint8Array(bytes, {
      contentType: mediaTypes[file.format],
      headers: {
        ...headers,
        "content-disposition": "inline",
        "content-security-policy": policy,
        "x-content-type-options": "nosniff"
      }
    })
  })
})
