import { expect, it } from "vitest"
import { locales } from "../../domain/locale/locale.ts"
import { dayOfIso } from "../../domain/price/local-day.ts"
import type { ChartPicture } from "../ports/chart-pictures.ts"
import { chartSvg } from "./chart-svg.ts"

const day = dayOfIso("2026-11-25") ?? 0
const picture: ChartPicture = {
  title: 'Preis für "A & B" <Deutschland>',
  unit: { kind: "money", currency: "EUR", per: "tonne" },
  locale: locales.de,
  isSample: false,
  data: {
    line: {
      name: "Deutschland",
      values: [
        { day, value: 40_650 },
        { day: day + 1, value: 123_405 }
      ]
    },
    compared: null,
    band: [{ day, low: 20_000, high: 70_000 }]
  }
}
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/gu)].map(([, text]) => text)

it("a picture names its subject, unit, comparison period and source", () => {
  const texts = textsOf(chartSvg(picture))
  expect(texts).toContain("Preis für &quot;A &amp; B&quot; &lt;Deutschland&gt;")
  expect(texts).toContain("Deutschland: 1.234,05 Euro je Tonne")
  expect(texts).toContain("Euro je Tonne")
  expect(texts).toContain("Band: die drei Jahre davor")
  expect(texts).toContain("1.000")
  expect(texts).toContain("Quelle: Heizmarkt, Stand 26. November 2026")
})

it("a picture is self-contained: no classes, no styles, no URLs", () => {
  const svg = chartSvg(picture)
  expect(svg).not.toMatch(/class=|style=|var\(|href|url\(|@import/u)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="630"/u)
})

it("a picture shows both lines of a comparison, in the country's number format", () => {
  const compared = { name: "Zürich", values: [{ day: day + 1, value: 120_000 }] }
  const texts = textsOf(
    chartSvg({
      ...picture,
      unit: { kind: "money", currency: "CHF", per: "tonne" },
      locale: locales.ch,
      data: { ...picture.data, compared, band: [] }
    })
  )
  expect(texts).toContain("Zürich: 1’200.00 Franken je Tonne")
  expect(texts).toContain("Franken je Tonne")
  expect(texts).not.toContain("Band: die drei Jahre davor")
})

it("a picture labels sample prices", () => {
  const texts = textsOf(chartSvg({ ...picture, isSample: true }))
  expect(texts).toContain("Beispieldaten, Quelle: Heizmarkt, Stand 26. November 2026")
})

it("a picture without prices says that there are none yet", () => {
  const data = { line: { name: "Deutschland", values: [] }, compared: null, band: [] }
  const texts = textsOf(chartSvg({ ...picture, data }))
  expect(texts).toContain("Davon gibt es noch keine Preise.")
  expect(texts).toContain("Quelle: Heizmarkt")
})
