import { expect, it } from "vitest"
import { centsOf, decimalOf, moneyOf } from "./decimal-money.ts"

it("cents are written with two decimals and read exactly", () => {
  for (const [cents, text] of [
    [0, "0.00"],
    [5, "0.05"],
    [100, "1.00"],
    [244_728, "2447.28"],
    [-1, "-0.01"]
  ] as const)
    expect(decimalOf(cents)).toBe(text)
  for (let cents = 0; cents < 3000; cents += 7) expect(centsOf(decimalOf(cents))).toBe(cents)
  expect(centsOf("12")).toBe(1200)
  expect(centsOf("12.5")).toBe(1250)
})

it("any other text is not read as money", () => {
  for (const text of ["", "1.234", "-1.00", "1e3", "1,00", " 1.00", "NaN", "0x10"])
    expect(centsOf(text)).toBeUndefined()
  expect(moneyOf(undefined)).toBeUndefined()
  expect(moneyOf({ currency_code: "EUR", value: "x" })).toBeUndefined()
  expect(moneyOf({ currency_code: "EUR", value: "1.10" })).toEqual({ cents: 110, currency: "EUR" })
})
