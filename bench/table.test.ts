import { describe, expect, it } from "vitest"
import { holds, printed } from "./table.ts"

const slow = { kind: "atLeast", name: "offers", value: 0.2, limit: 0.25, detail: "" } as const

describe("a bench line", () => {
  it("fails below a minimum and above a maximum", () => {
    expect(holds(slow)).toBe(false)
    expect(holds({ ...slow, value: 0.25 })).toBe(true)
    expect(holds({ ...slow, kind: "atMost", value: 0.26 })).toBe(false)
    expect(holds({ ...slow, kind: "atMost", value: 0.25 })).toBe(true)
    expect(holds({ kind: "reported", name: "memory", value: 300, detail: "MB" })).toBe(true)
  })

  it("shows value and limit side by side", () => {
    expect(printed([slow])).toBe("✗  offers  0.200  ≥ 0.250  ")
  })
})
