import { describe, expect, it } from "vitest"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { parseSearch, stringifySearch } from "../router/search.ts"
import { readOfferListQuery, writeOfferListQuery } from "./offer-list-query.ts"

const read = (text: string) => readOfferListQuery(1, 3, parseSearch(text))

describe("the search parameters of an offer list", () => {
  it("are read as a form without a script sends them: the amount as typed, options one by one", () => {
    expect(read("?zipCode=01067&amount=6.000&options=109&options=132&pcert=1&pcert=2")).toMatchObject({
      zipCode: "01067",
      amount: 6000,
      parameters: [{ id: 109 }, { id: 132 }],
      productCertifications: [1, 2]
    })
  })

  it("contain an amount as the amount field reads it, and 0 for text that is not a number", () => {
    const amountOf = (text: string) => read(`?amount=${encodeURIComponent(text)}`).amount
    for (const text of ["1/2", "3-4000", "1e4", "0x10", "abc", "6.0000"])
      expect([text, amountOf(text)]).toEqual([text, 0])
    for (const text of ["6000", " 6.000 ", "6 000", "6'000", "6’000", "6.000,5", "6000 kg", "6 t"])
      expect([text, amountOf(text)]).toEqual([text, 6000])
    expect([amountOf(""), read("").amount]).toEqual([undefined, undefined])
    expect(amountOf("7,5"), "the list asks about tonnes").toBe(7.5)
    expect(amountOf("12.000.000")).toBe(12_000_000)
  })

  it("convert the date of the plain form to the desired date", () => {
    expect(read("?options=-130&desiredDate=2026-12-10").parameters).toEqual([
      { id: 141, desiredDate: "2026-12-10" },
      { id: -130 }
    ])
  })

  it("sort by price by default", () => {
    expect(read("").ordering).toBe(0)
    expect(read("?sort=2").ordering).toBe(2)
    expect(read("?sort=9").ordering).toBe(0)
  })

  it("drop a postal code that does not match the country's format", () => {
    expect(read("?zipCode=abc").zipCode).toBeUndefined()
    expect(read("?zipCode=1010").zipCode).toBeUndefined()
  })

  it("never contain an invalid postal code", () => {
    const data = configurationOf(1, 3)
    for (const zipCode of ["8010", "8033a", "803311"])
      expect(writeOfferListQuery(completeCalculation({ zipCode, amount: 6000 }, data))).not.toHaveProperty(
        "zipCode"
      )
  })

  it("are read as they were written", () => {
    const calculation = completeCalculation(
      read("?zipCode=80331&amount=5000&options=109,132&ap=1&sort=1"),
      configurationOf(1, 3)
    )
    const written = stringifySearch(writeOfferListQuery(calculation))
    expect(completeCalculation(read(written), configurationOf(1, 3))).toEqual(calculation)
  })
})
