import { Unzip, UnzipInflate } from "fflate"

/** An invalid ZIP, or one that unpacks to more than is allowed. */
export type ZipFault = "bomb" | "broken"

export type Unzipped =
  | {
      readonly kind: "unzipped"
      readonly names: ReadonlyArray<string>
      readonly parts: ReadonlyMap<string, string>
    }
  | { readonly kind: "fault"; readonly fault: ZipFault }

/** So much is pushed at once: what it unpacks to, at most a thousand times as much, is counted before the next piece. */
const piece = 4096

/** What all parts together may unpack to, in bytes, and how many there may be. */
export const zipLimits = { bytes: 60_000_000, parts: 500 } as const

/** Unpacks those parts of a ZIP that are asked for, piece by piece, and stops where it becomes too much. */
export const unzipParts = (bytes: Uint8Array, isWanted: (name: string) => boolean): Unzipped => {
  const names: Array<string> = []
  const texts = new Map<string, { readonly decoder: TextDecoder; text: string }>()
  let size = 0
  let fault: ZipFault | undefined
  const unzip = new Unzip((part) => {
    names.push(part.name)
    if (names.length > zipLimits.parts) fault = "bomb"
    if (fault !== undefined || !isWanted(part.name)) return
    // the first of a name is the one that spreadsheets read
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
