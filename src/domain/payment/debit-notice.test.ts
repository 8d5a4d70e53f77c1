import { expect, it } from "vitest"
import { debitDayOf } from "./debit-notice.ts"

it("a debit is collected the agreed number of days after its notice, on a day when banks work", () => {
  expect(debitDayOf(1, "2026-11-23")).toBe("2026-11-30")
  expect(debitDayOf(1, "2026-11-25")).toBe("2026-11-30")
  expect(debitDayOf(1, "2026-11-26")).toBe("2026-12-01")
  // 25 and 26 December 2026 are holidays, and 27 December is a Sunday
  expect(debitDayOf(1, "2026-12-20")).toBe("2026-12-28")
  // Epiphany is a holiday in Austria
  expect(debitDayOf(2, "2027-01-01")).toBe("2027-01-07")
})

it("a debit is announced only for a day within the calendar", () => {
  expect(() => debitDayOf(1, "2026-02-30")).toThrow("2026-02-30 is no day")
})
