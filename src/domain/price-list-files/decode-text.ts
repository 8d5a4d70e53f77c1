/** The text of a file, and how it was encoded. */
export interface DecodedText {
  readonly text: string
  readonly encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252"
}

const decoded = (bytes: Uint8Array, encoding: DecodedText["encoding"]): DecodedText => ({
  text: new TextDecoder(encoding).decode(bytes),
  encoding
})

const looked = 2000

/** Which half of each pair of bytes is mostly nothing, as in Latin text of two bytes a letter. */
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
 * The text of a file without a declared encoding: its mark where there is one, two bytes a letter where every other one
 * is nothing, else UTF-8; what is no UTF-8 is what Excel writes on Windows (Windows-1252).
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
