import { describe, expect, it } from "vitest"
import { shopFiguresQueryOf, shopFiguresWishOf } from "./shop-figures-query.ts"
import { queryPath } from "./span-query.ts"

const today = "2026-11-22"

describe("the address of the shop's figures (rule figures.page)", () => {
  it("is read, asked and written", () => {
    const search = {
      land: "3",
      von: "2026-01-01",
      bis: "2026-03-31",
      raster: "monat",
      gruppe: "3",
      region: "ZH"
    }
    const query = shopFiguresQueryOf(search)
    expect(shopFiguresWishOf(query, today)).toEqual({
      countryId: 3,
      from: "2026-01-01",
      to: "2026-03-31",
      granularity: "Month",
      productGroupId: 3,
      region: "ZH"
    })
    expect(queryPath("/support/zahlen", query)).toBe(`/support/zahlen?${new URLSearchParams(search)}`)
  })

  it.each([[{ region: "BY" }], [{ raster: "jahr" }], [{ gruppe: "11" }]])("does without %j", (search) => {
    expect(shopFiguresQueryOf(search)).toEqual({})
  })

  it("leaves a state of another country out", () => {
    expect(shopFiguresQueryOf({ land: "2", region: "BY" })).toEqual({ land: 2 })
    expect(shopFiguresQueryOf({ land: "alle", region: "BY" })).toEqual({ land: "alle" })
  })
})
