import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { readTrueType, type TrueType } from "./true-type.ts"

export type Face = "regular" | "bold"

const read = (name: string): TrueType =>
  readTrueType(readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/source-sans-3/${name}`))))

let kept: Readonly<Record<Face, TrueType>> | undefined

/** The fonts of papers, read once; they come with the packages. */
export const paperFonts = (): Readonly<Record<Face, TrueType>> =>
  (kept ??= {
    regular: read("400Regular/SourceSans3_400Regular.ttf"),
    bold: read("600SemiBold/SourceSans3_600SemiBold.ttf")
  })

/** How wide a text is, in points. */
export const textWidth = (font: TrueType, size: number, text: string): number => {
  let width = 0
  for (const sign of text) width += font.widthOf(font.glyphOf(sign.codePointAt(0) ?? 0))
  return (width * size) / 1000
}

/** The lines of a text that are no wider than `width` points; a word that is wider is cut. */
export const linesOf = (font: TrueType, size: number, text: string, width: number): ReadonlyArray<string> =>
  text.split("\n").flatMap((paragraph) => {
    const lines: Array<string> = []
    let line = ""
    for (const word of paragraph.split(" ")) {
      const longer = line === "" ? word : `${line} ${word}`
      if (textWidth(font, size, longer) <= width) {
        line = longer
        continue
      }
      if (line !== "") lines.push(line)
      line = word
      while (textWidth(font, size, line) > width) {
        let end = line.length - 1
        while (end > 1 && textWidth(font, size, line.slice(0, end)) > width) end--
        lines.push(line.slice(0, end))
        line = line.slice(end)
      }
    }
    return [...lines, line]
  })
