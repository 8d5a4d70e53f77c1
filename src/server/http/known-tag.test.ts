import { expect, it } from "vitest"
import { isKnownTag } from "./known-tag.ts"

it.each([
  ['"a"', true],
  ['W/"a"', true],
  [' "b" , W/"a"', true],
  ["*", true],
  ['"b"', false],
  ["a", false],
  ["", false],
  [undefined, false]
])('If-None-Match %j knows "a": %s', (header, expected) => {
  expect(isKnownTag(header, '"a"')).toBe(expected)
})
