import { HttpServerResponse } from "effect/http"
import { fileKinds } from "../../domain/files/file-kinds.ts"
import type { KnownFile } from "./look-at-file.ts"

/** `filename` for old programs, `filename*` for the exact name (RFC 6266). */
const disposition = (name: string): string =>
  `attachment; filename="${name.replace(/[^\w .-]/gu, "_")}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`

/** Sends a user's file as a download; it is never shown as a page of the shop (rule safety.files). */
export const fileAnswer = ({ name, kind, bytes }: KnownFile) =>
  HttpServerResponse.uint8Array(bytes, {
    contentType: fileKinds[kind].mediaType,
    headers: {
      "content-disposition": disposition(name),
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "no-store"
    }
  })
