import { expect, it } from "vitest"
import {
  type ChartWish,
  isSameWish,
  queryOfFile,
  queryOfWish,
  queryWithOthers,
  wishOfQuery
} from "./chart-wish.ts"

const choices = {
  products: [
    { productId: 20, name: "Holzpellets lose" },
    { productId: 23, name: "Holzpellets Sackware" }
  ],
  states: [
    { slug: "bayern", name: "Bayern" },
    { slug: "hessen", name: "Hessen" }
  ],
  country: "Deutschland",
  usualRange: 3
}
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
  [{ vergleich: "landesweit" }, { ...usual, comparison: { kind: "country" } }, "?vergleich=landesweit"],
  [{ zeitraum: "7", vergleich: "atlantis" }, usual, ""],
  [{ zeitraum: ["1"], vergleich: { a: 1 } }, usual, ""]
] as const)("the parameters %j are parsed and written unchanged", (query, wish, text) => {
  expect(wishOfQuery(query, choices)).toEqual(wish)
  expect(queryOfWish(wish, 3)).toBe(text)
})

it("a country's own chart is not compared with the country", () => {
  expect(wishOfQuery({ vergleich: "landesweit" }, { ...choices, country: undefined })).toEqual(usual)
})

it("new settings of a chart keep the other parameters of the URL", () => {
  const address = "?gruppen=20&zeitraum=5&gruppen=27&vergleich=hessen&plz=80331"
  expect(queryWithOthers({ ...usual, rangeType: 1 }, 3, address)).toBe(
    "?zeitraum=1&gruppen=20&gruppen=27&plz=80331"
  )
  expect(queryWithOthers(usual, 3, "?vergleich=bayern")).toBe("")
  expect(queryWithOthers(usual, 3, "gruppen=20,27")).toBe("?gruppen=20%2C27")
})

it("the file of a chart is requested with its settings and area", () => {
  const sacks: ChartWish = { ...usual, comparison: { kind: "product", productId: 23 } }
  expect(queryOfFile(sacks, 3, { region: "bayern" })).toBe("?vergleich=23&region=bayern")
  expect(queryOfFile(sacks, 3, {})).toBe("?vergleich=23")
  expect(queryOfFile(usual, 3, { countyCode: "09772" })).toBe("?countyCode=09772")
  expect(queryOfFile(usual, 3, {})).toBe("")
})

it("requests differ if they show something else", () => {
  const bavaria: ChartWish = { ...usual, comparison: { kind: "state", slug: "bayern" } }
  expect(isSameWish(usual, { ...usual })).toBe(true)
  expect(isSameWish(usual, { ...usual, rangeType: 4 })).toBe(false)
  expect(isSameWish(usual, bavaria)).toBe(false)
  expect(isSameWish(bavaria, { ...bavaria })).toBe(true)
})
