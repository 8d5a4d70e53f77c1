import { Resvg } from "@resvg/resvg-js"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { pngOf } from "./chart-png.ts"
import { element, textAt } from "./svg-parts.ts"

const svgOf = (inside: string) =>
  element("svg", { xmlns: "http://www.w3.org/2000/svg", width: 1200, height: 630 }, inside)
const drawn = (inside: string, width = 1200) => Effect.runPromise(pngOf(svgOf(inside), width))
const widthOf = (png: Uint8Array) => new DataView(png.buffer, png.byteOffset).getUint32(16)
const heightOf = (png: Uint8Array) => new DataView(png.buffer, png.byteOffset).getUint32(20)

it("a PNG has the requested width", async () => {
  const png = await drawn("", 2400)
  expect([...png.subarray(1, 4)].map((code) => String.fromCodePoint(code)).join("")).toBe("PNG")
  expect([widthOf(png), heightOf(png)]).toEqual([2400, 1260])
})

it("a PNG has texts in both weights without installed fonts, also if a file names another font first", async () => {
  const nothing = (await drawn("")).length
  const size = { size: 40, "font-family": "'Nobody Has This', sans-serif" }
  const plain = await drawn(textAt(60, 80, "Preis für lose Pellets: 426,12 €", size))
  const strong = await drawn(
    textAt(60, 80, "Preis für lose Pellets: 426,12 €", { ...size, "font-weight": 600 })
  )
  expect(plain.length).toBeGreaterThan(nothing * 2)
  expect(strong.length).toBeGreaterThan(nothing * 2)
  expect(Buffer.compare(plain, strong)).not.toBe(0)
  // counter-check: without the shop's fonts no text is drawn
  const bare = new Resvg(svgOf(textAt(60, 80, "Preis", size)), { font: { loadSystemFonts: false } })
  expect(bare.render().asPng().length).toBe(nothing)
})
