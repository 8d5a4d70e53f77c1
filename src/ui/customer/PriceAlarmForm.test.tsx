// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeAll, expect, it, vi } from "vitest"
import { loadTexts } from "../../locales/catalogs.ts"
import { createI18n } from "../../locales/i18n.ts"
import { SiteProvider } from "../kit/site.tsx"
import { PriceAlarmForm } from "./PriceAlarmForm.tsx"
import type { WatchedGoods } from "../../domain/alarm/watched-price.ts"

let i18n: ReturnType<typeof createI18n>
beforeAll(async () => {
  i18n = createI18n("de", await loadTexts("de", ["shop", "customer"]))
})
afterEach(cleanup)

const prices: Readonly<Record<string, number>> = { "20 80331": 41_526, "1 80331": 9915, "23 ": 43_875 }

it("the price is requested again when fuel or place changes, and shown with its own unit", async () => {
  const onSubscribe = vi.fn()
  const onWatch = vi.fn(async ({ productId, zipCode }: WatchedGoods) => ({
    price: prices[`${productId} ${zipCode}`],
    area: zipCode === "" ? "Deutschland" : "Bayern"
  }))
  render(
    <I18nProvider i18n={i18n}>
      <SiteProvider locale="de" base="">
        <PriceAlarmForm
          start={{ productId: 20, zipCode: "80331" }}
          watched={{ price: 41_526, area: "Bayern" }}
          onWatch={onWatch}
          outcome={undefined}
          isBusy={false}
          onSubscribe={onSubscribe}
        />
      </SiteProvider>
    </I18nProvider>
  )
  const price = () => screen.getByLabelText<HTMLInputElement>(/Bescheid geben ab/u)
  expect([price().value, onWatch.mock.calls.length]).toEqual(["400", 0])
  expect(screen.getByText(/Bayern heute: 415,26/u)).toBeTruthy()

  fireEvent.change(screen.getByLabelText("Brennstoff"), { target: { value: "1" } })
  expect(price().value).toBe("")
  await screen.findByText(/je 100 l, Bayern heute: 99,15/u)
  expect(price().value).toBe("95")

  // the input stays when the place changes; no request is sent for an incomplete postal code
  fireEvent.change(price(), { target: { value: "viel" } })
  fireEvent.change(screen.getByLabelText(/Postleitzahl/u), { target: { value: "8033" } })
  fireEvent.click(screen.getByRole("button", { name: "Alarm stellen" }))
  expect(screen.getAllByText(/zum Beispiel 90\./u).length).toBeGreaterThan(0)
  expect([price().value, onWatch.mock.calls.length, onSubscribe.mock.calls.length]).toEqual(["viel", 1, 0])

  fireEvent.change(screen.getByLabelText(/Postleitzahl/u), { target: { value: "" } })
  fireEvent.change(screen.getByLabelText("Brennstoff"), { target: { value: "23" } })
  await screen.findByText(/je Palette von 975 kg, Deutschland heute: 438,75.*das sind 450,00.*je Tonne/u)
})

it("a problem found only by the server is shown at its field", () => {
  render(
    <I18nProvider i18n={i18n}>
      <SiteProvider locale="de" base="">
        <PriceAlarmForm
          start={{ productId: 20, zipCode: "99999" }}
          watched={undefined}
          onWatch={undefined}
          outcome={{ kind: "invalid", field: "ZipCode", code: "invalid" }}
          isBusy={false}
          onSubscribe={vi.fn()}
        />
      </SiteProvider>
    </I18nProvider>
  )
  expect(screen.getByLabelText(/Postleitzahl/u).getAttribute("aria-invalid")).toBe("true")
  expect(screen.getAllByText(/Diese Postleitzahl gibt es hier nicht/u)).toHaveLength(2)
})
