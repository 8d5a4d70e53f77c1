import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib"

export type Encoding = "br" | "gzip" | "identity"

/** Returns the best encoding that the browser accepts. */
export const encodingOf = (accepted: string | Array<string> | undefined): Encoding => {
  const list = typeof accepted === "string" ? accepted : ""
  return /\bbr\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/u.test(list)
    ? "br"
    : /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/u.test(list)
      ? "gzip"
      : "identity"
}

const brotli = (bytes: Uint8Array, quality: number): Buffer =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  })

/** Encodes bytes, compressed as fast as possible; for bytes that are sent only once. */
export const encodeQuick = (bytes: Buffer, encoding: Encoding): Buffer =>
  encoding === "br" ? brotli(bytes, 1) : encoding === "gzip" ? gzipSync(bytes, { level: 1 }) : bytes

/**
 * Encodes bytes, compressed fast rather than small; for a page that is sent once, where compressing costs more than
 * sending.
 */
export const encodeOnce = (bytes: Buffer, encoding: Encoding): Buffer =>
  encoding === "br" ? brotli(bytes, 4) : encoding === "gzip" ? gzipSync(bytes, { level: 6 }) : bytes

/** Encodes bytes, compressed as small as possible; for bytes that are sent often. */
export const encodeSmall = (bytes: Buffer, encoding: Encoding): Buffer =>
  encoding === "br" ? brotli(bytes, 9) : encoding === "gzip" ? gzipSync(bytes, { level: 9 }) : bytes

/** Decompresses bytes that were compressed with brotli. */
export const plainOf = (pressed: Uint8Array): Buffer => brotliDecompressSync(pressed)
