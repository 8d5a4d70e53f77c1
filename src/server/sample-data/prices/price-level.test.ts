import { describe, expect, it } from "vitest"
import { type CountryId, countryIds } from "../../../domain/place/country.ts"
import { productGroups } from "../../../domain/product/product-group.ts"
import { dayNumber } from "../day.ts"
import { levelOn, levels } from "./price-level.ts"
import { cantonsWithPrices } from "./region-factor.ts"

const loose = (countryId: CountryId, date: string) => levelOn(countryId, 20, dayNumber(date)) / 100

describe("levelOn", () => {
  it("meets the published prices of loose pellets at 6 t", () => {
    expect(loose(1, "2026-08-08")).toBeCloseTo(406.5, 1)
    expect(loose(2, "2026-08-08")).toBeGreaterThan(407)
    expect(loose(2, "2026-08-08")).toBeLessThan(433.5)
    expect(loose(3, "2026-08-09")).toBeCloseTo(522, 0)
  })

  it("has the peak of autumn 2022 and its three-year low near 243 €/t in summer 2024", () => {
    expect(loose(1, "2022-09-10")).toBeGreaterThan(720)
    expect(loose(3, "2022-11-15")).toBeGreaterThan(650)
    const threeYears = Array.from({ length: 1096 }, (_, index) =>
      levelOn(1, 20, dayNumber("2023-08-08") + index)
    )
    expect(Math.min(...threeYears) / 100).toBeGreaterThan(235)
    expect(Math.min(...threeYears) / 100).toBeLessThan(250)
  })

  it("is higher in winter than in the following summer, also beyond the known prices", () => {
    expect(loose(1, "2028-01-20")).toBeGreaterThan(loose(1, "2028-07-20"))
    expect(loose(1, "2031-01-20")).toBeCloseTo(loose(1, "2028-01-20"), 0)
  })

  it("never falls to 0 nor jumps by more than two per cent a day", () => {
    for (const { productId } of productGroups)
      for (const countryId of countryIds) {
        let before = levelOn(countryId, productId, dayNumber("2022-01-01"))
        for (let day = dayNumber("2022-01-02"); day < dayNumber("2029-01-01"); day++) {
          const now = levelOn(countryId, productId, day)
          expect(now).toBeGreaterThan(1000)
          expect(Math.abs(now / before - 1)).toBeLessThan(0.02)
          before = now
        }
      }
  })
})

describe("amount steps", () => {
  it("start at 0, fall with the amount and are 1 at the comparison amount", () => {
    for (const { productId, comparisonAmount } of productGroups) {
      const { steps } = levels[productId]
      expect(steps[0]?.[0]).toBe(0)
      const factors = steps.map(([, factor]) => factor)
      expect(factors).toEqual(factors.toSorted((a, b) => b - a))
      expect(steps.findLast(([from]) => from <= comparisonAmount)?.[1]).toBe(1)
    }
  })
})

describe("cantonsWithPrices", () => {
  it("leave 14 of the 26 cantons without", () => {
    expect(cantonsWithPrices.length).toBe(12)
  })
})
