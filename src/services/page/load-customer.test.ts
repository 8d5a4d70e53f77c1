import { describe, expect, it } from "vitest"
import { pageIn, valueOf } from "./load-customer.ts"

describe("the page that an address names", () => {
  it.each([
    ["2", 2],
    ["99999", 99_999]
  ])("is read: %s", (page, number) => {
    expect(pageIn({ page })).toBe(number)
  })

  it.each([undefined, "", "0", "-1", "1.5", "1e3", "100000", " 2", ["2", "3"]])(
    "is the first for %j",
    (page) => {
      expect(pageIn({ page })).toBe(1)
    }
  )
})

describe("the answer that a page is rendered with", () => {
  it("is nothing without one, and the page's failure without the right", () => {
    expect(valueOf({ type: "ok", value: 1 })).toBe(1)
    expect(valueOf({ type: "unreachable" })).toBeNull()
    expect(valueOf({ type: "refused", status: 503, error: {} })).toBeNull()
    expect(() => valueOf({ type: "refused", status: 403, error: {} })).toThrow("for others")
  })
})
