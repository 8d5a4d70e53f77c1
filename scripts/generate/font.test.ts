import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { root } from "../../tools/run-tool.ts"
import { fontFile, fontRanges } from "./font.ts"

const hex = (point: number) => point.toString(16).toUpperCase()

it("the style sheet lists exactly the characters of the font", () => {
  const css = readFileSync(join(root, "src/ui/kit/style/fonts.css"), "utf8")
  const [, ranges = ""] = /unicode-range:([^;]+);/u.exec(css) ?? []
  expect(ranges.split(",").map((range) => range.trim())).toEqual(
    fontRanges.map(([first, last]) => `U+${hex(first)}${first === last ? "" : `-${hex(last)}`}`)
  )
})

it("the font, which is needed for every page, has at most 25 kB (decision 131)", () => {
  expect(statSync(join(root, fontFile)).size).toBeLessThanOrEqual(25_000)
})
