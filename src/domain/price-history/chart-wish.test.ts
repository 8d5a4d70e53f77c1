import { expect, it } from "vitest"
import { type ChartWish, isSameWish, queryOfWish, wishOfQuery } from "./chart-wish.ts"

const choices = { productIds: [20, 23], slugs: ["bayern", "hessen"], usualRange: 3 }
const usual: ChartWish = { rangeType: 3, comparison: null }

it.each([
  [{}, usual, ""],
  [{ zeitraum: "5" }, { rangeType: 5, comparison: null }, "?zeitraum=5"],
  [
    { zeitraum: 3, vergleich: 23 },
    { ...usual, comparison: { kind: "product", productId: 23 } },
    "?vergleich=23"
  ],
  [
    { zeitraum: "1", vergleich: "bayern" },
    { rangeType: 1, comparison: { kind: "state", slug: "bayern" } },
    "?zeitraum=1&vergleich=bayern"
  ],
  [{ zeitraum: "7", vergleich: "atlantis" }, usual, ""],
  [{ zeitraum: ["1"], vergleich: { a: 1 } }, usual, ""]
] as const)("reads %j and writes it back", (query, wish, text) => {
  expect(wishOfQuery(query, choices)).toEqual(wish)
  expect(queryOfWish(wish, 3)).toBe(text)
})

it("tells wishes apart by what is looked at", () => {
  const bavaria: ChartWish = { ...usual, comparison: { kind: "state", slug: "bayern" } }
  expect(isSameWish(usual, { ...usual })).toBe(true)
  expect(isSameWish(usual, { ...usual, rangeType: 4 })).toBe(false)
  expect(isSameWish(usual, bavaria)).toBe(false)
  expect(isSameWish(bavaria, { ...bavaria })).toBe(true)
})
