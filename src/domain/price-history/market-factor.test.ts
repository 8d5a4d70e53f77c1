import { expect, it } from "vitest"
import { countryIds } from "../place/country.ts"
import { factorNamed, factorsOf, marketFactors } from "./market-factor.ts"

it("the factors shown are 1, 2, 3 and 5, in Switzerland 1, 2, 4 and 5", () => {
  expect(countryIds.map((countryId) => factorsOf(countryId).map(({ id }) => id))).toEqual([
    [1, 2, 3, 5],
    [1, 2, 3, 5],
    [1, 2, 4, 5]
  ])
})

it("a factor is found by key or number", () => {
  expect(marketFactors.map(({ key }) => factorNamed(key)?.id)).toEqual([1, 2, 3, 4, 5])
  expect(factorNamed("EUR-USD")?.id).toBe(3)
  expect(factorNamed("5")?.key).toBe("heating-oil")
  expect(["", "6", "gold", "01"].map(factorNamed)).toEqual([undefined, undefined, undefined, undefined])
})
