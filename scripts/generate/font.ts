import { readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import subsetFont from "subset-font"
import { root } from "../../tools/run-tool.ts"

/** The font of the pages, made from the package's file; relative to the project. */
export const fontFile = "src/ui/kit/style/source-sans-3.woff2"

const whole = "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2"

/**
 * Characters in the font, as ranges of code points: ASCII, the letters of western European languages, and the
 * punctuation and signs that texts and names use. Must equal `unicode-range` in `fonts.css`.
 */
export const fontRanges: ReadonlyArray<readonly [first: number, last: number]> = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2009, 0x2011],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212]
]

const characters = fontRanges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((point) => String.fromCodePoint(point))
  .join("")

// the package's types do not know `keepFeatures` yet
const options = {
  targetFormat: "woff2",
  // distances between letters, ligatures, accents and digits of equal width: all that the pages use
  keepFeatures: ["kern", "liga", "ccmp", "locl", "mark", "tnum"]
} as const

/** Reduces the font to what the pages use, because every page waits for it (decision 131). */
export const writeFont = async (): Promise<void> => {
  const source = readFileSync(createRequire(import.meta.url).resolve(whole))
  writeFileSync(join(root, fontFile), await subsetFont(source, characters, options))
}
