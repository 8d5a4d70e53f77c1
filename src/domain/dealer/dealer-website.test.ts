import { expect, it } from "vitest"
import { dealerWebsite } from "./dealer-website.ts"

it.each([
  ["https://waerme.example/pellets", true],
  ["http://waerme.example", true],
  ["javascript:alert(1)", false],
  [" JavaScript:alert(1)", false],
  ["data:text/html,x", false],
  ["//waerme.example", false],
  ["waerme.example", false],
  ["https://heizmarkt@evil.example", false],
  ["", false],
  [null, false]
])("links %j: %s (rule dealer.website)", (stored, isLinked) => {
  expect(dealerWebsite(stored)).toBe(isLinked ? stored : null)
})
