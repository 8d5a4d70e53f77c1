// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeAll, expect, it, vi } from "vitest"
import { loadAnyTexts } from "../../locales/all-catalogs.ts"
import { createI18n } from "../../locales/i18n.ts"
import type { DaySpan } from "../../domain/statistics/period.ts"
import { SpanFields } from "./SpanFields.tsx"

let i18n: ReturnType<typeof createI18n>
beforeAll(async () => {
  i18n = createI18n("de", await loadAnyTexts("de", ["shop", "desk", "support"]))
})
afterEach(cleanup)

const begin = () => {
  const onSent = vi.fn<() => void>()
  const form = (span: DaySpan) => (
    <I18nProvider i18n={i18n}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSent()
        }}
      >
        <SpanFields span={span} />
        <button type="submit">Anzeigen</button>
      </form>
    </I18nProvider>
  )
  const { rerender } = render(form({ from: "2026-11-01", to: "2026-11-10" }))
  return {
    onSent,
    show: (span: DaySpan) => rerender(form(span)),
    type: (name: "Von" | "Bis", value: string) =>
      fireEvent.input(screen.getByLabelText(name), { target: { value } }),
    send: () => fireEvent.click(screen.getByRole("button", { name: "Anzeigen" })),
    said: (name: "Von" | "Bis") =>
      document.getElementById(String(screen.getByLabelText(name).getAttribute("aria-describedby")))
        ?.textContent
  }
}

it("a reversed or too long period is not submitted, and reported at its end until corrected (rule desk.list-days)", () => {
  const { onSent, type, send, said } = begin()
  type("Von", "2026-11-20")
  send()
  expect(said("Bis")).toBe("Der letzte Tag liegt vor dem ersten.")
  expect(document.activeElement).toBe(screen.getByLabelText("Bis"))
  type("Von", "2010-11-20")
  expect(said("Bis")).toBeUndefined()
  send()
  expect(said("Bis")).toBe("Höchstens zehn Jahre auf einmal.")
  expect(onSent).not.toHaveBeenCalled()
  type("Von", "2026-10-20")
  send()
  expect(onSent).toHaveBeenCalledTimes(1)
})

it("each emptied field reports a missing day, and the first gets the focus", () => {
  const { onSent, type, send, said } = begin()
  type("Von", "")
  type("Bis", "")
  send()
  expect([said("Von"), said("Bis")]).toEqual(["Bitte nennen Sie einen Tag.", "Bitte nennen Sie einen Tag."])
  expect(document.activeElement).toBe(screen.getByLabelText("Von"))
  expect(onSent).not.toHaveBeenCalled()
})

it("a problem is dropped once another URL has corrected the period", () => {
  const { onSent, type, send, show } = begin()
  type("Von", "2026-11-20")
  show({ from: "2026-11-05", to: "2026-12-01" })
  expect(screen.getByLabelText("Bis")).toHaveProperty("value", "2026-12-01")
  send()
  expect(onSent).toHaveBeenCalledTimes(1)
})
