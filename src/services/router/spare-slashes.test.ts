import { expect, it } from "vitest"
import { withoutSpareSlashes } from "./spare-slashes.ts"

it.each([
  ["/pelletpreise/", "/pelletpreise"],
  ["/pelletpreise//bayern/", "/pelletpreise/bayern"],
  ["/agb/?von=/a//b/", "/agb?von=/a//b/"],
  ["/", "/"],
  ["//", "/"],
  ["/at/", "/at"]
])("%s becomes %s", (href, expected) => {
  expect(withoutSpareSlashes(href)).toBe(expected)
})
