import { expect, it } from "vitest"
import { csvBegin } from "../csv/csv.ts"
import { dayOfIso } from "../price/local-day.ts"
import { chartCsv } from "./chart-csv.ts"

const day = dayOfIso("2026-11-25") ?? 0
const euros = { kind: "money", currency: "EUR", per: "tonne" } as const
const line = {
  name: "Deutschland",
  values: [
    { day, value: 40_650 },
    { day: day + 1, value: 123_405 }
  ]
}

it("a table has a column for each line, empty for missing values, and names unit, region and days", () => {
  const data = { line, compared: { name: "Bayern", values: [{ day: day + 1, value: 39_900 }] }, band: [] }
  const names = ["Holzpellets lose, Deutschland", "Holzpellets lose, Bayern"] as const
  expect(chartCsv({ names, unit: euros, data, isSample: false })).toBe(
    [
      `${csvBegin}Tag (2026-11-25 bis 2026-11-26);Holzpellets lose, Deutschland (Euro je Tonne);Holzpellets lose, Bayern (Euro je Tonne)`,
      "2026-11-25;406,50;",
      "2026-11-26;1234,05;399,00",
      ""
    ].join("\r\n")
  )
})

it("sample prices are marked beside their days", () => {
  const data = { line, compared: null, band: [] }
  const rows = chartCsv({ names: ["a", undefined], unit: euros, data, isSample: true }).split("\r\n")
  expect(rows[0]).toBe(`${csvBegin}Tag (2026-11-25 bis 2026-11-26, Beispieldaten);a (Euro je Tonne)`)
})

it("a table includes the limits of the drawn band", () => {
  const data = { line, compared: null, band: [{ day, low: 20_000, high: 70_000 }] }
  const rows = chartCsv({ names: ["a", undefined], unit: euros, data, isSample: false }).split("\r\n")
  expect(rows[0]).toContain("Drei Jahre davor, tiefster Wert (Euro je Tonne);Drei Jahre davor, höchster Wert")
  expect(rows[1]).toBe("2026-11-25;406,50;200,00;700,00")
  expect(rows[2]).toBe("2026-11-26;1234,05;;")
})

it("quotations have the decimals of their market; without values only the header is written", () => {
  const unit = { kind: "quotation", decimals: 4, name: "US-Dollar je Euro" } as const
  const data = { line: { name: "x", values: [{ day, value: 1.05 }] }, compared: null, band: [] }
  expect(chartCsv({ names: ["x", undefined], unit, data, isSample: false }).split("\r\n")[1]).toBe(
    "2026-11-25;1,0500"
  )
  const nothing = { line: { name: "x", values: [] }, compared: null, band: [] }
  expect(chartCsv({ names: ["x", undefined], unit, data: nothing, isSample: false })).toBe(
    `${csvBegin}Tag;x (US-Dollar je Euro)\r\n`
  )
})
