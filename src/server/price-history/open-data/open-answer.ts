import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import { hash } from "node:crypto"
import { openLifetime } from "../../../domain/open-data/open-licence.ts"
import type { DayNumber } from "../../../domain/price/local-day.ts"
import { encodeQuick, encodingOf } from "../../http/encoded-bytes.ts"
import { isKnownTag } from "../../http/known-tag.ts"

/** A text response with its type, its file name as a download, and its newest day. */
export interface OpenText {
  readonly body: string
  readonly type: "application/json" | "text/csv"
  readonly fileName: string
  readonly lastDay: DayNumber | undefined
}

/** Minimum length of a response to be compressed, in characters; shorter responses are sent uncompressed. */
const worthPressing = 1_000

const lastModified = (day: DayNumber): string => new Date(day * 86_400_000).toUTCString()

/** Whether the caller already has this response; a date is used only if no tag is sent (RFC 9110, 13.2.2). */
const isKnown = (
  headers: Readonly<Record<string, string | undefined>>,
  tag: string,
  day: DayNumber | undefined
): boolean => {
  const tags = headers["if-none-match"]
  if (tags !== undefined) return isKnownTag(tags, tag)
  const since = Date.parse(headers["if-modified-since"] ?? "")
  return day !== undefined && since >= day * 86_400_000
}

/** Sends a publicly cacheable response, or 304 to a client that already has the same response. */
export const openAnswer = ({ body, type, fileName, lastDay }: OpenText) =>
  Effect.map(HttpServerRequest, ({ headers }) => {
    const encoding = body.length < worthPressing ? "identity" : encodingOf(headers["accept-encoding"])
    const sum = hash("sha256", body, "base64url").slice(0, 22)
    // each encoding of a response has its own tag
    const tag = `"${sum}${encoding === "identity" ? "" : `-${encoding}`}"`
    const kept = {
      etag: tag,
      "cache-control": `public, max-age=${openLifetime}`,
      vary: "accept-encoding",
      ...(lastDay === undefined ? {} : { "last-modified": lastModified(lastDay) })
    }
    if (isKnown(headers, tag, lastDay)) return HttpServerResponse.empty({ status: 304, headers: kept })
    const shown = {
      ...kept,
      "content-disposition": `inline; filename="${fileName}"`,
      ...(encoding === "identity" ? {} : { "content-encoding": encoding })
    }
    const contentType = `${type}; charset=utf-8`
    return encoding === "identity"
      ? HttpServerResponse.text(body, { headers: shown, contentType })
      : HttpServerResponse.uint8Array(encodeQuick(Buffer.from(body), encoding), {
          headers: shown,
          contentType
        })
  })
