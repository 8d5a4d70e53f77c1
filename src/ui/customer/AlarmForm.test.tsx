// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, beforeAll, expect, it, vi } from "vitest"
import { type AlarmProblem, alarmProblems } from "../../domain/alarm/price-alarm.ts"
import { loadTexts } from "../../locales/catalogs.ts"
import { createI18n } from "../../locales/i18n.ts"
import { SiteProvider } from "../kit/site.tsx"
import { AlarmForm } from "./AlarmForm.tsx"
import type { WatchedGoods } from "../../domain/alarm/watched-price.ts"

let i18n: ReturnType<typeof createI18n>
beforeAll(async () => {
  i18n = createI18n("de", await loadTexts("de", ["shop", "customer"]))
})
afterEach(cleanup)

it("an alarm for a falling price that is reached already is reported beside its field", async () => {
  const onTaken = vi.fn()
  const onWatch = vi.fn(async ({ zipCode }: WatchedGoods) =>
    zipCode === "" ? { price: 40_000, area: "Deutschland" } : { price: 65_000, area: "Bayern" }
  )
  function Page() {
    const [problems, setProblems] = useState<ReadonlyArray<AlarmProblem>>([])
    return (
      <AlarmForm
        alarm={null}
        problems={problems}
        onWatch={onWatch}
        onApply={(wish, today) => {
          const found = alarmProblems(wish, today)
          setProblems(found)
          if (found.length === 0) onTaken(wish.threshold)
        }}
        onCancel={() => {}}
      />
    )
  }
  render(
    <I18nProvider i18n={i18n}>
      <SiteProvider locale="de" base="">
        <Page />
      </SiteProvider>
    </I18nProvider>
  )
  await screen.findByText(/Deutschland heute: 400,00/u)
  const price = screen.getByLabelText(/Preis in EUR/u)
  fireEvent.change(price, { target: { value: "600" } })
  fireEvent.click(screen.getByRole("button", { name: "Übernehmen" }))
  expect(screen.getAllByText(/Der Preis liegt heute schon bei 400,00/u).length).toBeGreaterThan(0)
  expect(price.getAttribute("aria-invalid")).toBe("true")
  expect(onTaken).not.toHaveBeenCalled()

  // Bavaria has higher prices, so the same threshold is valid there
  fireEvent.change(screen.getByLabelText(/Postleitzahl/u), { target: { value: "80331" } })
  await screen.findByText(/Bayern heute: 650,00/u)
  fireEvent.click(screen.getByRole("button", { name: "Übernehmen" }))
  expect(onTaken.mock.calls).toEqual([[600]])
})

it("a pasted postal code is cleaned, and a longer text is not cut to another place's code", () => {
  const onApply = vi.fn()
  render(
    <I18nProvider i18n={i18n}>
      <SiteProvider locale="de-AT" base="/at">
        <AlarmForm
          alarm={null}
          problems={[]}
          onWatch={async () => undefined}
          onApply={onApply}
          onCancel={() => {}}
        />
      </SiteProvider>
    </I18nProvider>
  )
  const zip = screen.getByLabelText<HTMLInputElement>(/Postleitzahl/u)
  for (const [typed, read] of [
    [" A-1010\t", "1010"],
    ["80331", "80331"]
  ] as const) {
    expect(zip.maxLength, "the whole text is read").toBeGreaterThanOrEqual(typed.length + 5)
    fireEvent.change(zip, { target: { value: typed } })
    fireEvent.click(screen.getByRole("button", { name: "Übernehmen" }))
    expect(onApply.mock.lastCall?.[0]).toMatchObject({ zipCode: read })
  }
})

it("a stored threshold is shown in the country's number format", async () => {
  const threshold = (locale: "de" | "ch", countryId: 1 | 3) => {
    render(
      <I18nProvider i18n={i18n}>
        <SiteProvider locale={locale} base="">
          <AlarmForm
            alarm={{
              id: 1,
              version: 1,
              key: "a",
              change: "Unchanged",
              kind: "PriceAlarm",
              countryId,
              productId: 20,
              zipCode: "",
              amount: 6000,
              threshold: 1300.5,
              direction: "Below",
              confirmed: true
            }}
            problems={[]}
            onWatch={async () => undefined}
            onApply={() => {}}
            onCancel={() => {}}
          />
        </SiteProvider>
      </I18nProvider>
    )
    const { value } = screen.getByLabelText<HTMLInputElement>(/Preis in/u)
    cleanup()
    return value
  }
  expect(threshold("de", 1)).toBe("1300,50")
  expect(threshold("ch", 3)).toBe("1300.50")
})
