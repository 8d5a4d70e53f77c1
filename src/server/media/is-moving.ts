const latin = new TextDecoder("latin1")

/** PNG's chunks before its pixels: length, name, content, checksum. */
const framesOfPng = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 16 <= bytes.length; at += view.getUint32(at) + 12) {
    const name = latin.decode(bytes.subarray(at + 4, at + 8))
    if (name === "acTL") return view.getUint32(at + 8)
    if (name === "IDAT") return 1
  }
  return 1
}

/** Whether the head of an AVIF says that it is a sequence: `ftyp` with the brand `avis`, first or among the others. */
const isAvifSequence = (bytes: Uint8Array): boolean => {
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  const brands = latin.decode(bytes.subarray(8, Math.min(size, 200)))
  return /^(?:.{4})*?avis/su.test(brands)
}

/**
 * Whether a picture moves in a way that the decoder does not report: it reads the first frame of an animated PNG or AVIF
 * as if there were no other (rule media.kinds). GIFs are refused for what they are, and WebP says its pages.
 */
export const isMoving = (kind: "jpeg" | "png" | "webp" | "avif", bytes: Uint8Array): boolean =>
  bytes.length >= 32 && (kind === "png" ? framesOfPng(bytes) > 1 : kind === "avif" && isAvifSequence(bytes))
