import { describe, expect, it } from "vitest"
import { alarmProblems, type AlarmWish, parsePrice } from "./price-alarm.ts"

const wish: AlarmWish = {
  kind: "PriceAlarm",
  countryId: 1,
  productId: 20,
  zipCode: "80331",
  amount: 6000,
  threshold: 380.5,
  direction: "Below"
}

const problemsOf = (change: Partial<AlarmWish>) =>
  alarmProblems({ ...wish, ...change }).map(({ field, code }) => `${field} ${code}`)

describe("a price alarm", () => {
  it("is valid for any price of any product, with or without a postal code", () => {
    for (const change of [
      {},
      { zipCode: "" },
      { productId: 23, amount: 6 },
      { threshold: 0.01 },
      { threshold: 10_000 }
    ])
      expect(problemsOf(change)).toEqual([])
  })

  it.each([
    [{ productId: 21 }, "productId invalid"],
    [{ zipCode: "8033" }, "zipCode invalid"],
    [{ countryId: 3, zipCode: "80331" }, "zipCode invalid"],
    [{ amount: 999 }, "amount amountMin"],
    [{ amount: 20_001 }, "amount amountMax"],
    [{ threshold: 0 }, "threshold invalid"],
    [{ threshold: 0.004 }, "threshold invalid"],
    [{ threshold: 10_000.01 }, "threshold invalid"],
    [{ threshold: Number.NaN }, "threshold invalid"]
  ] as const)("%j has a problem: %s", (change, problem) => {
    expect(problemsOf(change)).toEqual([problem])
  })

  it("is refused if today's price, where known, has reached it already", () => {
    const against = (change: Partial<AlarmWish>, today: number | undefined) =>
      alarmProblems({ ...wish, ...change }, today).map(({ field, code }) => `${field} ${code}`)
    const tooLate = ["threshold belowAlready"]
    expect([against({ threshold: 600 }, 40_000), against({ threshold: 400 }, 40_000)]).toEqual([
      tooLate,
      tooLate
    ])
    expect(against({ threshold: 399.99 }, 40_000)).toEqual([])
    expect(against({ threshold: 600 }, undefined)).toEqual([])
    expect(against({ threshold: 600, direction: "Above" }, 40_000)).toEqual([])
  })

  it("needs no values for a newsletter", () => {
    expect(problemsOf({ kind: "Newsletter", productId: 0, zipCode: "x", amount: 0, threshold: 0 })).toEqual(
      []
    )
  })
})

describe("the text of a price field", () => {
  it.each([
    ["312", 312],
    ["312,5", 312.5],
    [" 312.50 ", 312.5],
    ["1.234,50", 1234.5],
    ["1’234.50", 1234.5],
    ["1'234", 1234],
    ["1.234", 1234],
    ["1 234,05", 1234.05],
    ["12.345,5", 12_345.5],
    ["1.234.567", 1_234_567],
    ["1234567", 1_234_567],
    ["0,01", 0.01]
  ])("is parsed in all common notations: %s", (text, price) => {
    expect(parsePrice(text)).toBe(price)
  })

  it.each(["", "abc", "-5", "1e3", "12,345,6", "1,2,3", "12..5", "€ 5"])("has no valid price: %j", (text) => {
    expect(parsePrice(text)).toBe(0)
  })
})
