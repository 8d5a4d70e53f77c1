import { expect, it } from "vitest"
import { reviewQuery, reviewWishOf } from "./review-wish.ts"

it("a URL is parsed and written unchanged (rule review.source)", () => {
  const usual = { page: 1, sort: "newest", stars: null } as const
  expect(reviewWishOf({})).toEqual(usual)
  expect(reviewQuery(usual)).toBe("")
  for (const nothing of [
    { seite: "0", sterne: "6", sortierung: "zufall" },
    { seite: 3, sterne: ["5"], sortierung: {} },
    { seite: "-1", sterne: "", sortierung: "newest" }
  ])
    expect(reviewWishOf(nothing)).toMatchObject({ page: 1, sort: "newest" })
  const wish = reviewWishOf({ seite: "3", sterne: "2", sortierung: "beste" })
  expect(wish).toEqual({ page: 3, sort: "best", stars: 2 })
  expect(reviewQuery(wish, { page: 3 })).toBe("?sortierung=beste&sterne=2&seite=3")
  expect(reviewQuery(wish, { stars: null })).toBe("?sortierung=beste")
})
