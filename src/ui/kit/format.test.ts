import { expect, it } from "vitest"
import { formatDay, formatDays, formatMoney } from "./format.ts"

it("writes a window of days with plain spaces, as every browser does", () => {
  expect(formatDays("de-DE", "2026-11-25", "2026-12-01")).toBe("25. Nov. – 1. Dez.")
  expect(formatDays("de-DE", "2026-12-01", "2026-12-04")).toMatch(/^1\.–4\. Dez/u)
})

it("says Jänner in Austria alone", () => {
  expect(formatDay("de-AT", "2027-01-04")).toContain("Jänner")
  expect(formatDay("de-DE", "2027-01-04")).toContain("Januar")
})

it("groups Swiss money with an apostrophe", () => {
  expect(formatMoney("de-CH", "CHF", 2447.28)).toBe("CHF\u00a02’447.28")
})
