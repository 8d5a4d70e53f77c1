import { expect, it } from "vitest"
import {
  ownReviewsCallOf,
  ownReviewsQueryOf,
  reviewQueueCallOf,
  reviewQueueQueryOf
} from "./reviews-query.ts"

it("reads which reviews the search parameters select, and leaves out invalid ones", () => {
  expect(ownReviewsQueryOf({ stand: "offen", seite: "2" })).toEqual({ stand: "offen", seite: 2 })
  expect(reviewQueueQueryOf({ stand: "entfernt" })).toEqual({ stand: "entfernt" })
  expect(reviewQueueQueryOf({ bewertung: "7", stand: "entfernt", seite: "2" })).toEqual({ bewertung: 7 })
  for (const search of [
    {},
    { bewertung: "alle" },
    { stand: "alle", seite: "1" },
    { stand: ["offen"], seite: "0" }
  ]) {
    expect(ownReviewsQueryOf(search)).toEqual({})
    expect(reviewQueueQueryOf(search)).toEqual({})
  }
})

it("converts them to the queries of the calls", () => {
  expect(ownReviewsCallOf({ stand: "beantwortet", seite: 3 })).toEqual({ state: "answered", page: 3 })
  expect(reviewQueueCallOf({ stand: "sichtbar" })).toEqual({ state: "published" })
  expect(reviewQueueCallOf({ bewertung: 7 })).toEqual({ reviewId: 7 })
  expect(reviewQueueCallOf({})).toEqual({})
})
