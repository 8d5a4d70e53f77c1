import { expect, it } from "vitest"
import { knownPage } from "./known-page.ts"

it.each([
  ["/kunde/startseite", "", "/kunde/startseite"],
  ["/kunde/startseite", "/at", "/at/kunde/startseite"],
  ["/at/holzpellets-lose/bestellung?draft=1", "/at", "/at/holzpellets-lose/bestellung?draft=1"],
  ["/holzpellets-lose/bestellung?draft=1", "/ch", "/ch/holzpellets-lose/bestellung?draft=1"],
  ["/kunde/bestellungen?seite=2", "", "/kunde/bestellungen?seite=2"],
  ["https://elsewhere.example/", "", undefined],
  [null, "/at", undefined]
])("the path %s with the prefix %s becomes %s", (path, prefix, address) => {
  expect(knownPage(path, prefix)).toBe(address)
})
