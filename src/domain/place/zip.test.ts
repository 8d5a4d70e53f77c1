import { describe, expect, it } from "vitest"
import {
  digitsOnly,
  isZipOf,
  otherCountriesFitting,
  zipFieldLength,
  zipHtmlPattern,
  zipLength,
  zipTextProblem,
  zipVerdictLifetime
} from "./zip.ts"

describe("zip", () => {
  it.each([
    [1, "80331", true],
    [1, "01067", true],
    [1, "8033", false],
    [1, "803311", false],
    [1, "8033a", false],
    [2, "1010", true],
    [2, "0101", false],
    [2, "10100", false],
    [3, "8001", true],
    [3, "9485", true],
    [3, "80011", false],
    [1, "８０３３１", false],
    [1, "80331\n", false]
  ] as const)("country %i: %s is of its form: %s", (country, text, expected) => {
    expect(isZipOf(country, text)).toBe(expected)
    expect(new RegExp(`^(?:${zipHtmlPattern(country)})$`, "u").test(text)).toBe(expected)
  })

  it("keeps digits only", () => {
    expect(digitsOnly("D-80 331x")).toBe("80331")
  })

  it("gives the other countries with codes of this format", () => {
    expect(otherCountriesFitting(1, "1010")).toEqual([2, 3])
    expect(otherCountriesFitting(2, "8001")).toEqual([3])
    expect(otherCountriesFitting(2, "80331")).toEqual([1])
    expect(otherCountriesFitting(1, "803")).toEqual([])
  })

  it("allows codes of every country in a field, in every country's shop", () => {
    expect(otherCountriesFitting(2, "80331".slice(0, zipFieldLength))).toEqual([1])
    expect(otherCountriesFitting(3, "80331".slice(0, zipFieldLength))).toEqual([1])
  })

  it("distinguishes an empty field from a wrong one", () => {
    expect(zipTextProblem(1, "")).toBe("zipRequired")
    expect(zipTextProblem(1, "123")).toBe("zipInvalid")
    expect(zipTextProblem(1, "12345")).toBeUndefined()
  })
})

describe("postal codes (rule zip.form)", () => {
  it("have five digits in Germany and four elsewhere", () => {
    expect(([1, 2, 3] as const).map(zipLength)).toEqual([5, 4, 4])
    expect(isZipOf(3, "0101")).toBe(false)
    expect(isZipOf(3, "18001")).toBe(false)
    expect(isZipOf(2, "A1010")).toBe(false)
    expect(isZipOf(1, "a80331")).toBe(false)
    expect(isZipOf(3, "800a")).toBe(false)
  })

  it("are typed as digits, all of which are kept", () => {
    expect(digitsOnly("")).toBe("")
    expect(digitsOnly("0 1 0 6 7 8")).toBe("010678")
  })

  it("suggest no other country if the format fits only this one", () => {
    expect(otherCountriesFitting(1, "80331")).toEqual([])
    expect(otherCountriesFitting(3, "8001")).toEqual([2])
  })

  it("are remembered as served for two days (rule zip.remembered)", () => {
    expect(zipVerdictLifetime).toBe(48 * 60 * 60 * 1000)
  })
})
