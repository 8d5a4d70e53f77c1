import { describe, expect, it } from "vitest"
import { valueAfter } from "./use-address-value.ts"

describe("a search field after the URL has changed", () => {
  it.each([
    ["is restored by the back button", "öl", "öl", "", ""],
    ["is restored by the back button despite surrounding spaces", " öl ", "öl", "", ""],
    ["keeps the submitted text", "pellets", "öl", "pellets", "pellets"],
    ["keeps text typed after submitting", "pellets 80331", "öl", "pellets", "pellets 80331"],
    ["stays empty if it was emptied meanwhile", "", "öl", "pellets", ""]
  ])("%s", (_, shown, former, now, expected) => {
    expect(valueAfter(shown, former, now)).toBe(expected)
  })
})
