import { type Line, sizes } from "../../../src/ui/atlas/drawn.ts"

/** Advance widths of Helvetica in thousandths of the font size, for the characters in names and numbers. */
const widths: Readonly<Record<string, number>> = Object.fromEntries(
  [
    [222, "ijl"],
    [278, ".,:;!/|I[]tf "],
    [333, "r-()·"],
    [389, "*"],
    [500, "cksvxyzJ"],
    [556, "abdeghnopqu0123456789L_?#"],
    [584, "+<>="],
    [611, "FTZ"],
    [667, "ABEKPSVXY&"],
    [722, "CDHNRUw"],
    [778, "GOQ"],
    [833, "mM"],
    [944, "W"],
    [1000, "→…↻"]
  ].flatMap(([width, letters]) => Array.from(String(letters), (letter) => [letter, Number(width)] as const))
)

/** Factor for bold letters and for fonts of other systems, which are wider than Helvetica. */
const slack = 1.1

const widthOfText = (text: string, size: number): number =>
  Array.from(text).reduce((sum, letter) => sum + (widths[letter] ?? 667), 0) * (size / 1000) * slack

const widthOfLine = (line: Line): number =>
  line.reduce((sum, { tone, text }) => sum + widthOfText(text, tone === "name" ? sizes.name : sizes.text), 0)

/**
 * Estimates the width of the longest line in pixels without a browser. The estimate is more likely too wide than too
 * narrow.
 */
export const widthOf = (lines: ReadonlyArray<Line>): number =>
  Math.ceil(Math.max(0, ...lines.map(widthOfLine)))
