// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeAll, expect, it, vi } from "vitest"
import { loadAnyTexts } from "../../../locales/all-catalogs.ts"
import { createI18n } from "../../../locales/i18n.ts"
import type { CancellationQuery } from "../../../domain/cancellation/view.ts"
import { PeriodField } from "./PeriodField.tsx"
import { useTypedPeriod } from "./use-typed-period.ts"

let i18n: ReturnType<typeof createI18n>
beforeAll(async () => {
  i18n = createI18n("de", await loadAnyTexts("de", ["support"]))
})
afterEach(cleanup)

const begin = () => {
  const onDay = vi.fn<(day: string) => void>()
  const field = (wished?: string) => (
    <I18nProvider i18n={i18n}>
      <PeriodField
        name="from"
        listed="2026-11-01"
        wished={wished}
        isDisabled={false}
        isReversed={false}
        onDay={onDay}
      />
    </I18nProvider>
  )
  const { rerender } = render(field())
  const input = () => screen.getByLabelText<HTMLInputElement>("Storniert ab")
  return { onDay, input, wish: (day?: string) => rerender(field(day)) }
}

it("the day of the list is shown again after a request for another list is discarded, without a further request", () => {
  const { onDay, input, wish } = begin()
  fireEvent.change(input(), { target: { value: "2026-10-01" } })
  // the key press is cancelled, so that it does not also press a button of the dialog
  expect(fireEvent.keyDown(input(), { key: "Enter" })).toBe(false)
  expect(onDay.mock.calls).toEqual([["2026-10-01"]])
  // the user is asked about unsaved changes, and the dialog takes the focus
  wish("2026-10-01")
  const before = input()
  fireEvent.blur(input())
  expect(input().value).toBe("2026-10-01")
  wish()
  expect(input().value).toBe("2026-11-01")
  fireEvent.blur(input())
  expect(onDay).toHaveBeenCalledTimes(1)
  // the input is the same element, so that the dialog can return the focus to it
  expect(input()).toBe(before)
})

it("a day from the calendar is kept while the page renders again, and applied on blur", () => {
  const { onDay, input, wish } = begin()
  fireEvent.change(input(), { target: { value: "2026-10-01" } })
  wish()
  expect(input().value).toBe("2026-10-01")
  expect(onDay).not.toHaveBeenCalled()
  fireEvent.blur(input())
  expect(onDay.mock.calls).toEqual([["2026-10-01"]])
})

it("a partial, too early or empty day is refused and reported (rule desk.list-days)", () => {
  const { onDay, input } = begin()
  const said = () => document.getElementById(String(input().getAttribute("aria-describedby")))?.textContent
  for (const [value, words] of [
    ["", "Bitte nennen Sie einen Tag."],
    ["0002-11-01", "Bitte prüfen Sie Tag, Monat und Jahr."],
    ["1999-12-31", "Bitte prüfen Sie Tag, Monat und Jahr."],
    ["", "Bitte nennen Sie einen Tag."],
    ["2026-11-01", undefined]
  ] as const) {
    fireEvent.change(input(), { target: { value } })
    fireEvent.blur(input())
    expect([input().value, said()]).toEqual([value, words])
  }
  expect(onDay).not.toHaveBeenCalled()
})

it("two days that are no valid period are kept and reported at the one typed last; a correction leads to one request", () => {
  const onQuery = vi.fn<(query: CancellationQuery) => void>()
  const listed: CancellationQuery = { from: "2026-10-01", to: "2026-11-01", countryId: null, dealerId: null }
  function Period() {
    const { days, reversed, onDay } = useTypedPeriod(listed, onQuery)
    return (["from", "to"] as const).map((name) => (
      <PeriodField
        key={name}
        name={name}
        listed={days[name]}
        wished={undefined}
        isDisabled={false}
        isReversed={reversed === name}
        onDay={(day) => onDay(name, day)}
      />
    ))
  }
  render(
    <I18nProvider i18n={i18n}>
      <Period />
    </I18nProvider>
  )
  const choose = (name: "Storniert ab" | "bis", value: string) => {
    fireEvent.change(screen.getByLabelText(name), { target: { value } })
    fireEvent.blur(screen.getByLabelText(name))
  }
  choose("Storniert ab", "2026-11-20")
  expect(screen.getByText("Der erste Tag liegt nach dem letzten.")).toBeTruthy()
  choose("bis", "2026-11-15")
  expect(screen.queryByText("Der erste Tag liegt nach dem letzten.")).toBeNull()
  expect(screen.getByText("Der letzte Tag liegt vor dem ersten.")).toBeTruthy()
  expect(screen.getByLabelText("Storniert ab")).toHaveProperty("value", "2026-11-20")
  expect(onQuery).not.toHaveBeenCalled()
  choose("bis", "2026-11-30")
  expect(onQuery.mock.calls).toEqual([[{ ...listed, from: "2026-11-20", to: "2026-11-30" }]])
  expect(screen.queryByText(/^Der (?:erste|letzte) Tag liegt/u)).toBeNull()
})
