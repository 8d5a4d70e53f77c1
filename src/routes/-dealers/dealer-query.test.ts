import { expect, it } from "vitest"
import { readableWish } from "./dealer-query.ts"

it("requests a list only with values that the call accepts, whatever the URL contains", () => {
  expect(readableWish({ sort: "2", options: "108~3,-18", pcert: "4,2" })).toEqual({
    sort: "2",
    options: "108$3,-18",
    pcert: "4,2"
  })
  for (const nothing of ["\u0000", "😀", "x".repeat(200), ","])
    expect(readableWish({ sort: nothing, options: nothing, pcert: nothing })).toEqual({})
  expect(readableWish({ options: `108,\u0000,${"9".repeat(60)}` })).toEqual({ options: "108" })
  // the call accepts at most sixty characters
  expect(readableWish({ pcert: Array.from({ length: 40 }, () => "1234").join() }).pcert).toHaveLength(59)
})
