import { inflateSync } from "node:zlib"

/** The contents of all streams of a file, in its order. */
const streamsOf = (file: Buffer): ReadonlyArray<string> => {
  const found: Array<string> = []
  const begin = Buffer.from("stream\n")
  for (let at = file.indexOf(begin); at >= 0; at = file.indexOf(begin, at)) {
    const end = file.indexOf("\nendstream", at)
    found.push(inflateSync(file.subarray(at + begin.length, end)).toString("latin1"))
    at = end + "\nendstream".length
  }
  return found
}

/** The lines of text that a PDF of ours shows, read by what it says itself of its glyphs. */
export const pdfLines = (file: Buffer): ReadonlyArray<string> => {
  const streams = streamsOf(file)
  const [regular, bold] = streams
    .filter((text) => text.includes("beginbfchar"))
    .map(
      (text) =>
        new Map(
          [...text.matchAll(/^<([0-9a-f]{4})><([0-9a-f]+)>$/gmu)].map(([, glyph = "", signs = ""]) => [
            glyph,
            String.fromCharCode(...(signs.match(/.{4}/gu) ?? []).map((unit) => Number.parseInt(unit, 16)))
          ])
        )
    )
  return streams
    .flatMap((text) => [...text.matchAll(/\/(F1|F2) \S+ Tf [^<]*<([0-9a-f]*)> Tj/gu)])
    .map(([, face, glyphs = ""]) =>
      (glyphs.match(/.{4}/gu) ?? [])
        .map((glyph) => (face === "F1" ? regular : bold)?.get(glyph) ?? "?")
        .join("")
        .trimEnd()
    )
}
