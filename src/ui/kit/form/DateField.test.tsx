// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeAll, expect, it, vi } from "vitest"
import { loadTexts } from "../../../locales/catalogs.ts"
import { createI18n } from "../../../locales/i18n.ts"
import { DateField } from "./DateField.tsx"
import { wrongDayIn } from "./wrong-day.ts"

let i18n: ReturnType<typeof createI18n>
beforeAll(async () => {
  i18n = createI18n("de", await loadTexts("de", ["shop"]))
})
afterEach(cleanup)

const begin = () => {
  const onDay = vi.fn<(day: string) => void>()
  const field = (day: string) => (
    <I18nProvider i18n={i18n}>
      <DateField id="day" label="Wunschtermin" min="2026-11-28" max="2028-11-28" day={day} onDay={onDay} />
    </I18nProvider>
  )
  const { rerender } = render(field("2026-12-15"))
  const input = screen.getByLabelText<HTMLInputElement>("Wunschtermin")
  const type = (value: string) => {
    fireEvent.keyDown(input, { key: "1" })
    fireEvent.change(input, { target: { value } })
  }
  return { onDay, input, type, show: (day: string) => rerender(field(day)) }
}

it("reports a typed day when the field loses focus, and no intermediate day (rule calculator.typed-day)", () => {
  const { onDay, input, type } = begin()
  type("2026-12-01")
  type("2026-12-17")
  expect(onDay).not.toHaveBeenCalled()
  fireEvent.blur(input)
  fireEvent.blur(input)
  expect(onDay.mock.calls).toEqual([["2026-12-17"]])
})

it("reports an invalid year at the field, and keeps the input (rule calculator.typed-day)", () => {
  const { onDay, input, type, show } = begin()
  for (const wrong of ["0026-12-15", "2066-12-15"]) {
    type(wrong)
    fireEvent.blur(input)
    expect(input.value).toBe(wrong)
    expect(input.getAttribute("aria-invalid")).toBe("true")
    expect(screen.getByText("Bitte prüfen Sie Tag, Monat und Jahr.")).toBeDefined()
  }
  expect(onDay).not.toHaveBeenCalled()
  // the day changes from outside, e.g. by the back button
  show("2026-12-20")
  expect(input.value).toBe("2026-12-20")
  expect(input.getAttribute("aria-invalid")).toBeNull()
  type("2026-12-21")
  fireEvent.keyDown(input, { key: "Enter" })
  expect(onDay.mock.calls).toEqual([["2026-12-21"]])
})

it("is found in its form while it shows a day that it has not reported", () => {
  const { onDay, input, type } = begin()
  const form = document.createElement("form")
  form.append(...document.body.children)
  document.body.append(form)
  expect(wrongDayIn(form)).toBeUndefined()
  type("2066-12-15")
  fireEvent.blur(input)
  expect(wrongDayIn(form)).toBe(input)
  type("2026-12-17")
  fireEvent.blur(input)
  expect(wrongDayIn(form)).toBeUndefined()
  expect(onDay.mock.calls).toEqual([["2026-12-17"]])
  form.remove()
})
