import { expect, it } from "vitest"
import { readMarketCsv as readUntil } from "./market-csv.ts"

const readMarketCsv = (csv: string) => readUntil(csv, "2026-11-28")

it("dates, factors and values are read with commas or semicolons, with or without a header", () => {
  expect(readMarketCsv("date,factor,value\n2026-11-26,crude-oil,71.25\r\n\r\n2026-11-26,4,0.8123\n")).toEqual(
    {
      prices: [
        { factorId: 1, day: "2026-11-26", value: 71.25 },
        { factorId: 4, day: "2026-11-26", value: 0.8123 }
      ],
      bad: []
    }
  )
  expect(readMarketCsv('\uFEFF"2026-11-26";"EUR-USD";"1,0512"').prices).toEqual([
    { factorId: 3, day: "2026-11-26", value: 1.0512 }
  ])
  expect(readMarketCsv("Datum;Größe;Wert\n2026-11-28;gas-oil;700,00009")).toEqual({
    prices: [{ factorId: 2, day: "2026-11-28", value: 700.0001 }],
    bad: []
  })
})

it("each invalid line is reported, and the last of two quotations of a day is used", () => {
  expect(
    readMarketCsv(
      [
        "2026-02-30,1,70",
        "2026-11-26,gold,70",
        "2026-11-26,1,0",
        "2026-11-26,1,-3",
        "2026-11-26,1,7e3",
        // stored with four decimals, it would be 0
        "2026-11-26,1,0.00004",
        "2062-11-26,1,70",
        "2026-11-26,1",
        "2026-11-26,1,70",
        "2026-11-26,1,71"
      ].join("\n")
    )
  ).toEqual({
    prices: [{ factorId: 1, day: "2026-11-26", value: 71 }],
    bad: [
      { line: 1, reason: '"2026-02-30" is no date like 2026-11-27' },
      { line: 2, reason: '"gold" is no factor' },
      { line: 3, reason: '"0" is no value above 0' },
      { line: 4, reason: '"-3" is no value above 0' },
      { line: 5, reason: '"7e3" is no value above 0' },
      { line: 6, reason: '"0.00004" is no value above 0' },
      { line: 7, reason: '"2062-11-26" is a day to come' },
      { line: 8, reason: "2 cells instead of 3: date, factor, value" }
    ]
  })
})
