import { describe, expect, it } from "vitest"
import type { CountryId } from "./country.ts"
import { productGroups } from "./product-group.ts"
import { vatRates } from "./vat-rates.ts"

const rateOn = (countryId: CountryId, productGroupId: number, day: string) =>
  vatRates
    .filter(
      (rate) =>
        rate.countryId === countryId && rate.productGroupId === productGroupId && rate.validFrom <= day
    )
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
    .at(-1)?.rateTenths

describe("vatRates", () => {
  it("have a rate of every group in every country from 2020 on", () => {
    for (const countryId of [1, 2, 3] as const)
      for (const { id } of productGroups) expect(rateOn(countryId, id, "2020-01-01")).toBeGreaterThan(0)
  })

  it("are those of wood and of oil", () => {
    expect(([1, 2, 3] as const).map((countryId) => rateOn(countryId, 3, "2026-11-21"))).toEqual([70, 130, 81])
    expect(([1, 2, 3] as const).map((countryId) => rateOn(countryId, 1, "2026-11-21"))).toEqual([
      190, 200, 81
    ])
  })

  it("change on the day that the law says", () => {
    expect([rateOn(3, 3, "2023-12-31"), rateOn(3, 3, "2024-01-01")]).toEqual([77, 81])
    expect([rateOn(1, 1, "2020-12-31"), rateOn(1, 1, "2021-01-01")]).toEqual([160, 190])
  })
})
