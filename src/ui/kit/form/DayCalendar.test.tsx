// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeAll, expect, it, vi } from "vitest"
import { loadAnyTexts } from "../../../locales/all-catalogs.ts"
import { createI18n } from "../../../locales/i18n.ts"
import { SiteProvider } from "../site.tsx"
import { DayCalendar } from "./DayCalendar.tsx"

let i18n: ReturnType<typeof createI18n>
beforeAll(async () => {
  i18n = createI18n("de", await loadAnyTexts("de", ["shop", "desk", "support"]))
})
afterEach(cleanup)

const shown = (day: string) => {
  const onDay = vi.fn<(day: string) => void>()
  const calendar = (now: string) => (
    <I18nProvider i18n={i18n}>
      <SiteProvider locale="de" base="">
        <DayCalendar
          day={now}
          onDay={onDay}
          min="2026-12-03"
          today="2026-12-03"
          markOf={(each) => (each === "2026-12-06" ? { tone: "off", words: "Wochenende" } : undefined)}
          wished={{ from: "2026-12-04", to: "2026-12-07", words: "bestellt" }}
        />
      </SiteProvider>
    </I18nProvider>
  )
  const { rerender } = render(calendar(day))
  return { onDay, shows: (now: string) => rerender(calendar(now)) }
}

/** Returns the only day that the Tab key leads to. */
const stop = (): HTMLElement => {
  const stops = screen.getAllByRole("button").filter((each) => each.getAttribute("tabindex") === "0")
  const [found] = stops
  if (found === undefined || stops.length !== 1) throw new Error(`${stops.length} stops`)
  return found
}

const press = (key: string, shiftKey = false) => fireEvent.keyDown(stop(), { key, shiftKey })

it("is a table with one tab stop, moved by arrow and page keys, and never before its first day", () => {
  const { onDay } = shown("2026-12-04")
  expect(screen.getByRole("table").textContent).toContain("31")
  expect(stop().getAttribute("aria-label")).toBe("Freitag, 4. Dezember 2026, bestellt")
  press("ArrowRight")
  press("ArrowRight")
  expect(stop().getAttribute("aria-label")).toBe("Sonntag, 6. Dezember 2026, bestellt, Wochenende")
  expect(document.activeElement).toBe(stop())
  fireEvent.click(stop())
  expect(onDay.mock.calls).toEqual([["2026-12-06"]])
  press("PageDown")
  expect(screen.getByText("Januar 2027")).toBeDefined()
  expect(stop().getAttribute("aria-label")).toContain("6. Januar 2027")
  press("PageUp", true)
  expect(stop().getAttribute("aria-label")).toContain("3. Dezember 2026")
  expect(stop().getAttribute("aria-current")).toBe("date")
  press("ArrowUp")
  expect(stop().getAttribute("aria-label")).toContain("3. Dezember 2026")
})

it("shows the day typed into the field, and keeps its month if the field contains no valid day", () => {
  const { shows } = shown("2026-12-04")
  shows("2027-02-09")
  expect(screen.getByText("Februar 2027")).toBeDefined()
  expect(screen.getByRole("button", { pressed: true }).textContent).toBe("9")
  shows("")
  expect(screen.getByText("Februar 2027")).toBeDefined()
  expect(screen.queryByRole("button", { pressed: true })).toBeNull()
  fireEvent.click(screen.getByRole("button", { name: "Voriger Monat" }))
  expect(screen.getByText("Januar 2027")).toBeDefined()
})
