import { expect, it } from "vitest"
import { deskSearchOf } from "./desk-search.ts"
import { searchStandOf } from "./search-stand.ts"

it.each([
  [" ", "found", 0, "empty"],
  ["h", "found", 0, "short"],
  ["hm-26", "found", 0, "begun"],
  // the input is the beginning of a page's name
  ["hm", "found", 1, "found"],
  ["huber", "coming", 0, "searching"],
  ["huber", "coming", 3, "searching"],
  ["huber", "found", 3, "found"],
  ["huber", "found", 0, "nothing"],
  ["huber", "none", 1, "unreachable"],
  ["huber", "tooMany", 0, "tooMany"],
  ["huber", "signedOut", 0, "signedOut"]
] as const)("%j whose answer is %s with %i options is %s", (typed, answer, options, stand) => {
  expect(searchStandOf({ typed, search: deskSearchOf(typed), answer, options })).toBe(stand)
})
