import { describe, expect, it } from "vitest"
import { pageIn } from "./own-orders-page.ts"

describe("the page number in the URL", () => {
  it.each([
    ["2", 2],
    ["99999", 99_999]
  ])("is read from %s", (page, number) => {
    expect(pageIn({ page })).toBe(number)
  })

  it.each([undefined, "", "0", "-1", "1.5", "1e3", "100000", " 2", ["2", "3"]])("is 1 for %j", (page) => {
    expect(pageIn({ page })).toBe(1)
  })
})
