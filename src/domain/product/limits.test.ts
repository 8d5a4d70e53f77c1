import { describe, expect, it } from "vitest"
import { amountLimits, parseAmount, simpleAmountLimits } from "./amount.ts"
import { offerLifetime } from "../offer/offer.ts"
import type { ProductGroupId } from "./product-group.ts"
import { variantOf } from "./variant.ts"
import { digitsOnly, isZipOf, otherCountriesFitting, zipLength, zipVerdictLifetime } from "../place/zip.ts"

describe("limits (rule amount.limits)", () => {
  it("are at each delivery point those of a household", () => {
    const least = (groupId: ProductGroupId | undefined) => amountLimits(1, groupId).bulkMin
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((id) => least(id as 1))).toEqual([
      500, 500, 1000, 1, 500, 1, 1000, 1, 1000, 1000
    ])
    expect(least(undefined)).toBe(500)
  })

  it("are wider in the simple form (rule amount.simple-limits)", () => {
    const weight = { min: 500, bulkMin: 500, max: 32_000, initial: 6000 }
    expect([simpleAmountLimits("kg"), simpleAmountLimits("l")]).toEqual([weight, weight])
    expect(simpleAmountLimits("Palette")).toEqual({ min: 1, bulkMin: 1, max: 15, initial: 1 })
  })

  it("are half an hour for an offer, two days for a zip that was checked", () => {
    expect(offerLifetime).toBe(30 * 60 * 1000)
    expect(zipVerdictLifetime).toBe(48 * 60 * 60 * 1000)
  })
})

describe("what is typed into an amount", () => {
  it.each([
    ["1.234.567", 1_234_567],
    ["6000,5 kg", 6000],
    ["1.5", 1],
    ["1.5 Paletten", 1],
    ["12.50", 12],
    ["12.500", 12500],
    ["1.500.000", 1500000],
    ["6.000,50 ", 6000],
    ["6,000,00", 6000],
    [",5", 0],
    ["-6000", 6000],
    ["1234567890", 123_456_789]
  ])("%s is read as %i", (text, amount) => {
    expect(parseAmount(text)).toBe(amount)
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

  it("are typed as digits, of which none is lost", () => {
    expect(digitsOnly("")).toBe("")
    expect(digitsOnly("0 1 0 6 7 8")).toBe("010678")
  })

  it("hint at no country where they fit none but this one", () => {
    expect(otherCountriesFitting(1, "80331")).toEqual([])
    expect(otherCountriesFitting(3, "8001")).toEqual([2])
  })
})

it("any seed picks one of the variants", () => {
  for (const seed of [0, 5, 4_294_967_295]) expect(["a", "b"]).toContain(variantOf(seed, ["a", "b"]))
})
