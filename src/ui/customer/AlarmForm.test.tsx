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

it("says beside the field that an alarm for falling prices would wait for what is so already", async () => {
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

  // where it is dearer the same price is one to wait for
  fireEvent.change(screen.getByLabelText(/Postleitzahl/u), { target: { value: "80331" } })
  await screen.findByText(/Bayern heute: 650,00/u)
  fireEvent.click(screen.getByRole("button", { name: "Übernehmen" }))
  expect(onTaken.mock.calls).toEqual([[600]])
})
