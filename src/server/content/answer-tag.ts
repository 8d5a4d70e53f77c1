import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { addHeaders } from "../http/cookies.ts"
import { asIsInside } from "../http/in-process.ts"
import { isKnownTag } from "../http/known-tag.ts"

/**
 * Sends a public response that caches must revalidate each time; 304 if the client already has it (rule content.news).
 * Pages rendered in this process receive the value itself instead of an HTTP response.
 */
export const tagged = <A>(tag: string, answer: A) =>
  Effect.gen(function* () {
    const { headers } = yield* HttpServerRequest
    const kept = { etag: `"${tag}"`, "cache-control": "public, no-cache" }
    yield* addHeaders(kept)
    if (isKnownTag(headers["if-none-match"], kept.etag))
      return HttpServerResponse.empty({ status: 304, headers: kept })
    return yield* asIsInside(answer)
  })
