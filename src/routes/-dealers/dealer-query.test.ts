import { expect, it } from "vitest"
import { listFilters } from "../../domain/dealer/list-choices.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { listWish, queryText, readableWish, readDealerSearch, wishQuery } from "./dealer-query.ts"

it("requests a list only with values that the call accepts, whatever the URL contains", () => {
  expect(readableWish({ sort: "2", options: "108~3,-18", pcert: "4,2" })).toEqual({
    sort: "2",
    options: "108$3,-18",
    pcert: "4,2"
  })
  for (const nothing of ["\u0000", "😀", "x".repeat(200), ","])
    expect(readableWish({ sort: nothing, options: nothing, pcert: nothing })).toEqual({})
  expect(readableWish({ options: `108,\u0000,${"9".repeat(60)}` })).toEqual({ options: "108" })
  // the API endpoint accepts at most sixty characters
  expect(readableWish({ pcert: Array.from({ length: 40 }, () => "1234").join() }).pcert).toHaveLength(59)
})

it("an extra is asked for by 1 alone, and stays in the address of a list", () => {
  expect(readableWish({ ap: "1", lbp: "1" })).toEqual({ ap: "1", lbp: "1" })
  for (const off of ["0", "true", "11", "\u0000"]) expect(readableWish({ ap: off, lbp: off })).toEqual({})
  const filters = listFilters(configurationOf(1, 3))
  const typed = listWish(readDealerSearch({ ap: 1, lbp: "0", pcert: ["1", "2"] }), filters)
  expect(typed.extras).toEqual(["ap"])
  expect(queryText(wishQuery(typed))).toBe("?pcert=1%2C2&ap=1")
  expect(listWish({ ap: "1" }, { ...filters, extras: [] }).extras).toEqual([])
})
