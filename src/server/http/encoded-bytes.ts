import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib"

export type Encoding = "br" | "gzip" | "identity"

/** The best encoding that the browser takes. */
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

/** Bytes in an encoding, for what is sent once and must cost hardly more to press than not to send it. */
export const encodeQuick = (bytes: Buffer, encoding: Encoding): Buffer =>
  encoding === "br" ? brotli(bytes, 1) : encoding === "gzip" ? gzipSync(bytes, { level: 1 }) : bytes

/** Bytes in an encoding, fast rather than small: a page that is shown once costs more to press than to send. */
export const encodeOnce = (bytes: Buffer, encoding: Encoding): Buffer =>
  encoding === "br" ? brotli(bytes, 4) : encoding === "gzip" ? gzipSync(bytes, { level: 6 }) : bytes

/** Bytes as small as they get, for what is sent over and over. */
export const encodeSmall = (bytes: Buffer, encoding: Encoding): Buffer =>
  encoding === "br" ? brotli(bytes, 9) : encoding === "gzip" ? gzipSync(bytes, { level: 9 }) : bytes

/** The bytes that were pressed by brotli. */
export const plainOf = (pressed: Uint8Array): Buffer => brotliDecompressSync(pressed)
