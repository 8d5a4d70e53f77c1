import { promisify } from "node:util"
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  type BrotliOptions,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions
} from "node:zlib"

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

const brotliOptions = (bytes: Uint8Array, quality: number): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
})

const brotli = (bytes: Uint8Array, quality: number): Buffer =>
  brotliCompressSync(bytes, brotliOptions(bytes, quality))

/** Encodes bytes, compressed as fast as possible; for bytes that are sent only once. */
export const encodeQuick = (bytes: Buffer, encoding: Encoding): Buffer =>
  encoding === "br" ? brotli(bytes, 1) : encoding === "gzip" ? gzipSync(bytes, { level: 1 }) : bytes

/**
 * Encodes bytes, compressed fast rather than small; for a page that is sent once, where compressing costs more than
 * sending.
 */
export const encodeOnce = (bytes: Buffer, encoding: Encoding): Buffer =>
  encoding === "br" ? brotli(bytes, 5) : encoding === "gzip" ? gzipSync(bytes, { level: 6 }) : bytes

const brotliApart = promisify<Uint8Array, BrotliOptions, Buffer>(brotliCompress)
const gzipApart = promisify<Uint8Array, ZlibOptions, Buffer>(gzip)

/**
 * Encodes bytes, compressed small, in another thread; for bytes that are sent often. A page of 50 kB takes 30 ms, in
 * which the server can send a thousand cached pages.
 */
export const encodeSmall = (bytes: Buffer, encoding: Exclude<Encoding, "identity">): Promise<Buffer> =>
  encoding === "br" ? brotliApart(bytes, brotliOptions(bytes, 10)) : gzipApart(bytes, { level: 9 })

/** Decompresses bytes that were compressed with brotli. */
export const plainOf = (pressed: Uint8Array): Buffer => brotliDecompressSync(pressed)
