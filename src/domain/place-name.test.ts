import { describe, expect, it } from "vitest"
import { isSamePlace } from "./place-name.ts"

describe("a place's name", () => {
  it.each([
    ["München", "München", true],
    ["muenchen", "München", true],
    ["MUNCHEN", "München", true],
    ["Frankfurt", "Frankfurt am Main", true],
    ["Frankfurt a.M.", "Frankfurt", true],
    ["Weissenfels", "Weißenfels", true],
    ["Bad-Ischl", "Bad Ischl", true],
    ["Zürich", "Bern", false],
    ["Bad", "Badenweiler", false],
    ["  ", "Bern", false]
  ])("%j for %j: %s", (written, known, expected) => {
    expect(isSamePlace(written, known)).toBe(expected)
  })
})
