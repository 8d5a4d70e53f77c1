// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeAll, expect, it } from "vitest"
import type { AdvertUse, DeskAdvert } from "../../../domain/adverts/desk-records.ts"
import { loadAnyTexts } from "../../../locales/all-catalogs.ts"
import { createI18n } from "../../../locales/i18n.ts"
import { AdvertPreview } from "./AdvertPreview.tsx"

let i18n: ReturnType<typeof createI18n>
beforeAll(async () => {
  i18n = createI18n("de", await loadAnyTexts("de", ["support"]))
})
afterEach(cleanup)

const advert: DeskAdvert = {
  id: 7,
  rowVersion: 3,
  isArchived: false,
  changedAt: "2026-11-29T08:00:00.000Z",
  changedBy: "",
  name: "Herbst",
  advertiser: "Holz & Söhne",
  html: "<p>Ja</p>",
  css: "",
  removed: [],
  uses: []
}

const use = (slots: AdvertUse["slots"]): AdvertUse => ({
  campaignId: 1,
  campaignName: "Herbst",
  countryId: 1,
  state: "running",
  slots
})

const shown = (uses: ReadonlyArray<AdvertUse>) => {
  render(
    <I18nProvider i18n={i18n}>
      <AdvertPreview advert={{ ...advert, uses }} />
    </I18nProvider>
  )
  return () => [...document.querySelectorAll("iframe")].map((frame) => frame.getAttribute("src"))
}

const both = (address: string) => [address, address]
const preview = "/support/adverts/7/ansicht"

it("an advert is shown on the page of its slot, in the slot's shape, and on each other chosen page (rule advert.preview)", () => {
  const frames = shown([use([{ key: "content", slotTypeId: 2 }])])
  expect(frames()).toEqual(both(`${preview}?seite=guides&form=2`))
  const [own, others] = screen.getAllByRole("group")
  expect(own?.textContent).toBe("Übersicht der RatgeberEin RatgeberÜbersicht der Meldungen")
  expect(others?.textContent).toBe("StartseitePreise des LandesHändlerverzeichnis")
  fireEvent.change(screen.getByLabelText("Seite"), { target: { value: "dealers" } })
  expect(frames()).toEqual(both(`${preview}?seite=dealers&form=1`))
  fireEvent.change(screen.getByLabelText("Form des Platzes"), { target: { value: "2" } })
  expect(frames()).toEqual(both(`${preview}?seite=dealers&form=2`))
  fireEvent.change(screen.getByLabelText("Seite"), { target: { value: "news" } })
  expect(frames()).toEqual(both(`${preview}?seite=news&form=2`))
})

it("an advert without a slot is shown on the home page", () => {
  expect(shown([])()).toEqual(both(`${preview}?seite=home&form=1`))
  expect(screen.queryByRole("group")).toBeNull()
})
