import { Unzip, UnzipInflate } from "fflate"

/**
 * The reason why a ZIP file is refused: "broken" for an invalid file, "bomb" for one that unpacks to more than is
 * allowed.
 */
export type ZipFault = "bomb" | "broken"

export type Unzipped =
  | {
      readonly kind: "unzipped"
      readonly names: ReadonlyArray<string>
      readonly parts: ReadonlyMap<string, string>
    }
  | { readonly kind: "fault"; readonly fault: ZipFault }

/**
 * Number of compressed bytes that are unpacked per step. A step produces at most a thousand times this size, which is
 * counted before the next step.
 */
const piece = 4096

/** Maximum unpacked size of all parts in bytes, and maximum number of parts. */
export const zipLimits = { bytes: 60_000_000, parts: 500 } as const

/** Unpacks the wanted parts of a ZIP file, piece by piece, and stops when a limit is exceeded. */
export const unzipParts = (bytes: Uint8Array, isWanted: (name: string) => boolean): Unzipped => {
  const names: Array<string> = []
  const texts = new Map<string, { readonly decoder: TextDecoder; text: string }>()
  let size = 0
  let fault: ZipFault | undefined
  const unzip = new Unzip((part) => {
    names.push(part.name)
    if (names.length > zipLimits.parts) fault = "bomb"
    if (fault !== undefined || !isWanted(part.name)) return
    // a repeated name is refused, since spreadsheet programs read only the first entry with this name
    if (texts.has(part.name)) {
      fault = "broken"
      return
    }
    const found = { decoder: new TextDecoder(), text: "" }
    texts.set(part.name, found)
    part.ondata = (error, chunk, isLast) => {
      if (error !== null) fault = "broken"
      if (fault !== undefined) return
      size += chunk.length
      if (size > zipLimits.bytes) {
        fault = "bomb"
        return
      }
      found.text += found.decoder.decode(chunk, { stream: !isLast })
    }
    part.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length && fault === undefined; at += piece)
      unzip.push(bytes.subarray(at, at + piece), at + piece >= bytes.length)
  } catch {
    fault ??= "broken"
  }
  if (fault !== undefined) return { kind: "fault", fault }
  return { kind: "unzipped", names, parts: new Map([...texts].map(([name, { text }]) => [name, text])) }
}
