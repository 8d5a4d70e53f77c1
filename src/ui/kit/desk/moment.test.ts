import { expect, it, vi } from "vitest"
import { clockMoment, shortDay, shortMoment } from "./moment.ts"

it("formats moments in the office's time zone", () => {
  expect(shortDay("de-DE", "2026-11-20T23:30:00Z")).toBe("21.11.2026")
  expect(shortMoment("de-CH", "2026-07-01T12:05:00.000Z")).toBe("01.07.2026, 14:05")
  expect(clockMoment("de-DE", "2026-07-01T14:05")).toBe("01.07.2026, 14:05")
  expect(clockMoment("de-DE", "?")).toBe("?")
})

it("creates one formatter for all days of a list, because formatters are expensive (rule desk.tables)", () => {
  const made = vi.spyOn(Intl, "DateTimeFormat")
  shortDay("de-AT", "2026-11-20T12:00:00Z")
  shortDay("de-AT", "2026-11-21T12:00:00Z")
  expect(made).toHaveBeenCalledTimes(1)
  made.mockRestore()
})
