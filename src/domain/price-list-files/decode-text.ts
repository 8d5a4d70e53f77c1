export interface DecodedText {
  readonly text: string
  readonly encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252"
}

const decoded = (bytes: Uint8Array, encoding: DecodedText["encoding"]): DecodedText => ({
  text: new TextDecoder(encoding).decode(bytes),
  encoding
})

const looked = 2000

/** Returns which byte of each pair is mostly zero, as in Latin text in UTF-16. */
const emptyHalf = (bytes: Uint8Array): "first" | "second" | undefined => {
  const begin = bytes.subarray(0, looked)
  const zeros = [0, 0]
  begin.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const [first = 0, second = 0] = zeros
  const many = begin.length / 4
  if (second > many && first === 0) return "second"
  return first > many && second === 0 ? "first" : undefined
}

/**
 * Decodes a file without a declared encoding: by its byte order mark if present, as UTF-16 if every other byte is zero,
 * otherwise as UTF-8; invalid UTF-8 is decoded as Windows-1252, which Excel writes on Windows.
 */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const [one, two] = bytes
  if (one === 0xff && two === 0xfe) return decoded(bytes, "utf-16le")
  if (one === 0xfe && two === 0xff) return decoded(bytes, "utf-16be")
  const empty = emptyHalf(bytes)
  if (empty !== undefined) return decoded(bytes, empty === "second" ? "utf-16le" : "utf-16be")
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "utf-8" }
  } catch {
    return decoded(bytes, "windows-1252")
  }
}
