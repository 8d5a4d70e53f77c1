import { expect, test } from "vitest"
import { openCsv } from "./open-csv.ts"

test("a table has field names in its first line, commas between values, decimal points and two decimals", () => {
  expect(
    openCsv(
      ["day", "price", "change"],
      [
        { day: "2026-11-26", price: 389.5, change: -1 },
        { day: "2026-11-27", price: 400, change: null }
      ]
    )
  ).toBe("day,price,change\r\n2026-11-26,389.50,-1.00\r\n2026-11-27,400.00,\r\n")
  expect(openCsv(["day"], [])).toBe("day\r\n")
})

test("names of places cannot break a line or become a formula", () => {
  expect(openCsv(["basisName"], [{ basisName: 'Kempten, "Stadt"' }])).toBe(
    'basisName\r\n"Kempten, ""Stadt"""\r\n'
  )
  expect(openCsv(["basisName"], [{ basisName: "=1+1" }])).toBe("basisName\r\n'=1+1\r\n")
})
