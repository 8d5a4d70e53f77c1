// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeAll, expect, it, vi } from "vitest"
import { loadAnyTexts } from "../../../locales/all-catalogs.ts"
import { createI18n } from "../../../locales/i18n.ts"
import { PeriodField } from "./PeriodField.tsx"

let i18n: ReturnType<typeof createI18n>
beforeAll(async () => {
  i18n = createI18n("de", await loadAnyTexts("de", ["support"]))
})
afterEach(cleanup)

const begin = () => {
  const onDay = vi.fn<(day: string) => void>()
  const field = (wished?: string) => (
    <I18nProvider i18n={i18n}>
      <PeriodField name="from" listed="2026-11-01" wished={wished} isDisabled={false} onDay={onDay} />
    </I18nProvider>
  )
  const { rerender } = render(field())
  const input = () => screen.getByLabelText<HTMLInputElement>("Storniert ab")
  return { onDay, input, wish: (day?: string) => rerender(field(day)) }
}

it("shows the listed day again once the wish for another list is given up, and wishes nothing more", () => {
  const { onDay, input, wish } = begin()
  fireEvent.change(input(), { target: { value: "2026-10-01" } })
  // what is left of the key must not press a button of the dialog
  expect(fireEvent.keyDown(input(), { key: "Enter" })).toBe(false)
  expect(onDay.mock.calls).toEqual([["2026-10-01"]])
  // somebody is asked, and the dialog takes the focus
  wish("2026-10-01")
  const before = input()
  fireEvent.blur(input())
  expect(input().value).toBe("2026-10-01")
  wish()
  expect(input().value).toBe("2026-11-01")
  fireEvent.blur(input())
  expect(onDay).toHaveBeenCalledTimes(1)
  // the same element, so that the dialog can give the focus back to it
  expect(input()).toBe(before)
})

it("takes no day that is half typed, and none before there was a shop", () => {
  const { onDay, input } = begin()
  for (const value of ["", "0002-11-01", "1999-12-31"]) {
    fireEvent.change(input(), { target: { value } })
    fireEvent.blur(input())
  }
  expect(onDay).not.toHaveBeenCalled()
})
