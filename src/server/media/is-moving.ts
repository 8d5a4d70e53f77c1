const latin = new TextDecoder("latin1")

/**
 * Reads the number of frames of a PNG from the chunks before its pixels; a chunk consists of length, name, content and
 * checksum.
 */
const framesOfPng = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 16 <= bytes.length; at += view.getUint32(at) + 12) {
    const name = latin.decode(bytes.subarray(at + 4, at + 8))
    if (name === "acTL") return view.getUint32(at + 8)
    if (name === "IDAT") return 1
  }
  return 1
}

/** Whether the header of an AVIF declares a sequence: `ftyp` with the brand `avis` at any position. */
const isAvifSequence = (bytes: Uint8Array): boolean => {
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  const brands = latin.decode(bytes.subarray(8, Math.min(size, 200)))
  return /^(?:.{4})*?avis/su.test(brands)
}

/**
 * Whether a PNG or AVIF is animated, which the decoder does not report because it reads only the first frame (rule
 * media.kinds). GIFs are refused in any case, and for WebP the decoder reports the number of frames.
 */
export const isMoving = (kind: "jpeg" | "png" | "webp" | "avif", bytes: Uint8Array): boolean =>
  bytes.length >= 32 && (kind === "png" ? framesOfPng(bytes) > 1 : kind === "avif" && isAvifSequence(bytes))
