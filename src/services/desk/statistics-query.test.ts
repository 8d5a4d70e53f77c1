import { describe, expect, it } from "vitest"
import { spanProblem } from "../../domain/statistics/period.ts"
import { queryPath, spanQueryOf, todayIn } from "./span-query.ts"
import {
  ordersQueryOf,
  ordersWishOf,
  salesWishOf,
  statisticQueryOf,
  statisticWishOf
} from "./statistics-query.ts"

const today = "2026-11-22"

describe("the search parameters of the statistic", () => {
  it("are read, converted for the call, and written", () => {
    const search = {
      land: "2",
      von: "2026-01-01",
      bis: "2026-03-31",
      raster: "monat",
      produkt: "20",
      plz: "80",
      raten: "nein",
      nach: "gebiet",
      bild: "umsatz"
    }
    const query = statisticQueryOf(search)
    expect(statisticWishOf(query, today)).toEqual({
      countryId: 2,
      from: "2026-01-01",
      to: "2026-03-31",
      granularity: "Month",
      groupBy: "ZipArea",
      productId: 20,
      zipCode: "80",
      ratePay: false
    })
    expect(queryPath("/statistics", query)).toBe(`/statistics?${new URLSearchParams(search)}`)
  })

  it("select thirteen weeks of all countries by default", () => {
    expect(statisticWishOf({}, today)).toEqual({
      from: "2026-08-24",
      to: today,
      granularity: "Week",
      groupBy: "None"
    })
  })

  it("keep a day that does not exist, so that its field can show the error", () => {
    const wish = statisticWishOf(statisticQueryOf({ bis: "2026-02-30" }), today)
    expect([wish.from, wish.to]).toEqual(["2026-08-24", "2026-02-30"])
    expect(spanProblem(wish)).toEqual({ field: "to", code: "invalid" })
    expect(spanProblem(statisticWishOf(statisticQueryOf({ von: "2026-02-30" }), today))?.field).toBe("from")
  })

  it.each([
    [{ land: "4" }],
    [{ von: "30.02.2026" }],
    [{ bis: "gestern" }],
    [{ raster: "jahr" }],
    [{ produkt: "1e3" }],
    [{ produkt: "10000" }],
    [{ plz: "80331 München" }],
    [{ raten: "vielleicht" }],
    [{ nach: ["produkt"] }],
    [{ bild: "torte" }]
  ])("leave out %j", (search) => {
    expect(statisticQueryOf(search)).toEqual({})
  })
})

describe("the search parameters of the export", () => {
  it("are read, converted and written, with the states in the order of an order's life", () => {
    const query = ordersQueryOf({
      stand: ["settled", "placed", "lost"],
      haendler: "7",
      gruppe: "3",
      suche: " Huber "
    })
    expect(ordersWishOf(query, today)).toEqual({
      from: "2026-10-24",
      to: today,
      states: ["placed", "settled"],
      dealerId: 7,
      productGroupId: 3,
      search: "Huber"
    })
    expect(queryPath("/export-orders", query)).toBe(
      "/export-orders?stand=placed&stand=settled&haendler=7&gruppe=3&suche=Huber"
    )
  })

  it("select the orders of all countries until a country is chosen", () => {
    const countryOf = (land?: string) => ordersWishOf(ordersQueryOf({ land }), today).countryId
    expect([undefined, "alle", "3", "4"].map(countryOf)).toEqual([undefined, undefined, 3, undefined])
  })

  it("accept a single state, and leave out invalid values", () => {
    expect(ordersQueryOf({ stand: "refused" })).toEqual({ stand: ["refused"] })
    expect(ordersQueryOf({ stand: "lost", haendler: "0", gruppe: "11", suche: " " })).toEqual({})
  })
})

it("counts the days of the sales list back from its last day", () => {
  expect(salesWishOf(spanQueryOf({ bis: "2026-03-31", land: "alle" }), today)).toEqual({
    from: "2025-12-31",
    to: "2026-03-31"
  })
})

it("uses the current day in the country and not that of the server", () => {
  expect(todayIn(1, new Date("2026-11-21T23:30:00Z"))).toBe("2026-11-22")
})
