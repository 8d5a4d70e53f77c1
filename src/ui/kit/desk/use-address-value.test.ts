import { describe, expect, it } from "vitest"
import { valueAfter } from "./use-address-value.ts"

describe("a field of a search whose address has changed", () => {
  it.each([
    ["follows the way back", "öl", "öl", "", ""],
    ["follows the way back also with blanks around", " öl ", "öl", "", ""],
    ["keeps what was sent", "pellets", "öl", "pellets", "pellets"],
    ["keeps what was typed after it was sent", "pellets 80331", "öl", "pellets", "pellets 80331"],
    ["keeps what was emptied meanwhile", "", "öl", "pellets", ""]
  ])("%s", (_, shown, former, now, expected) => {
    expect(valueAfter(shown, former, now)).toBe(expected)
  })
})
