import { expect, it, vi } from "vitest"
import { localDay } from "./local-day.ts"

it("is the date in the time zone", () => {
  expect(localDay("Europe/Berlin", "2026-03-28T22:59:59Z")).toBe("2026-03-28")
  expect(localDay("Europe/Berlin", "2026-03-28T23:00:00Z")).toBe("2026-03-29")
  expect(localDay("Europe/Zurich", "2026-07-31T22:30:00Z")).toBe("2026-08-01")
})

it("creates one formatter for all days of a time zone", () => {
  localDay("Europe/Vienna", "2026-01-01T12:00:00Z")
  const made = vi.spyOn(Intl, "DateTimeFormat")
  for (let day = 10; day < 29; day++)
    expect(localDay("Europe/Vienna", `2026-01-${day}T12:00:00Z`)).toBe(`2026-01-${day}`)
  expect(made).not.toHaveBeenCalled()
})
