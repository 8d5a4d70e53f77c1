import { expect, it } from "vitest"
import { shownPrices } from "./prices-by-product.ts"

const groups = { 20: { price: 423.27, changePercent: 0.2 } }

it("an area shows the country's prices only if the country has some (rule price.no-regional)", () => {
  expect(shownPrices({ basis: "Country", groups })).toEqual({
    isCountrys: true,
    prices: new Map([[20, { price: 42_327, changePercent: 0.2 }]])
  })
  expect(shownPrices({ basis: "Own", groups }).isCountrys).toBe(false)
  expect(shownPrices({ basis: "Country", groups: {} }).isCountrys).toBe(false)
})
