import { describe, expect, it } from "vitest"
import { shopFiguresQueryOf, shopFiguresWishOf } from "./shop-figures-query.ts"
import { queryPath } from "./span-query.ts"

const today = "2026-11-22"

describe("the search parameters of the shop's figures (rule figures.page)", () => {
  it("are read, converted for the call, and written", () => {
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

  it.each([[{ region: "BY" }], [{ raster: "jahr" }], [{ gruppe: "11" }]])("leave out %j", (search) => {
    expect(shopFiguresQueryOf(search)).toEqual({})
  })

  it("leave out a state of another country", () => {
    expect(shopFiguresQueryOf({ land: "2", region: "BY" })).toEqual({ land: 2 })
    expect(shopFiguresQueryOf({ land: "alle", region: "BY" })).toEqual({ land: "alle" })
  })
})
