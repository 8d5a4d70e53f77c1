// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import type { CalculatorTarget } from "../../domain/calculator/simple-form.ts"
import type { LocaleCode } from "../../domain/locale/locale.ts"
import { loadIslandTexts } from "../../locales/island-catalogs.ts"
import { createI18n } from "../../locales/i18n.ts"
import { SiteProvider } from "../kit/site.tsx"
import { CalculatorBar } from "./CalculatorBar.tsx"
import type { SimpleCalculatorView } from "./simple-calculator.view.ts"

const fresh: SimpleCalculatorView = {
  state: "browsing",
  groupId: 3,
  zip: "",
  amount: 6000,
  zipProblem: undefined,
  amountProblem: undefined,
  meantKilograms: undefined,
  popover: "closed",
  hintedCountries: []
}

const wishes = {
  onGroup: vi.fn(),
  onZip: vi.fn(),
  onZipClick: vi.fn(),
  onZipLeft: vi.fn(),
  onAmount: vi.fn(),
  onAmountLeft: vi.fn(),
  onStart: vi.fn(),
  onSettings: vi.fn(),
  onDismiss: vi.fn()
}

let i18n: ReturnType<typeof createI18n>

const show = (
  view: Partial<SimpleCalculatorView> = {},
  { locale = "de", target = "LOOSE" }: { locale?: LocaleCode; target?: CalculatorTarget } = {}
) =>
  render(
    <I18nProvider i18n={i18n}>
      <SiteProvider locale={locale} base="">
        <CalculatorBar
          view={{ ...fresh, ...view }}
          wishes={wishes}
          target={target}
          homes={{ de: "/de", "de-AT": "/at", ch: "/ch" }}
          groupHref={({ slug }) => `?brennstoff=${slug}`}
          choice={[3, 4, 6]}
          groups={[3, 4, 6]}
        />
      </SiteProvider>
    </I18nProvider>
  )

const hiddenValues = () =>
  [...document.querySelectorAll<HTMLInputElement>("input[type=hidden]")].map(({ name, value }) => [
    name,
    value
  ])

describe("the calculator's bar", () => {
  beforeAll(async () => {
    i18n = createI18n("de", await loadIslandTexts("de", ["shop", "calculator"]))
  })
  afterEach(() => {
    cleanup()
    vi.clearAllMocks()
  })

  it.each([
    [3, "Kilogramm", "/holzpellets-lose/angebotsliste"],
    [4, "Paletten", "/holzpellets-sackware/angebotsliste"],
    [1, "Liter", "/heizoel/angebotsliste"]
  ] as const)("labels the amount of group %i by the plural of its unit: %s", (groupId, unit, action) => {
    show({ groupId })
    expect(screen.getByText(unit).tagName).toBe("LABEL")
    expect(screen.getByRole("textbox", { name: `Menge in ${unit}` })).toBeDefined()
    expect(document.forms[0]?.getAttribute("action")).toBe(action)
  })

  it.each([
    [1, "Heizölrechner mit allen Einstellungen"],
    [2, "Dieselrechner mit allen Einstellungen"],
    [3, "Alle Einstellungen zeigen"]
  ] as const)("names the settings of group %i: %s", (groupId, name) => {
    show({ groupId })
    const button = screen.getByRole<HTMLButtonElement>("button", { name })
    expect(button.formNoValidate, "without a script the list asks for the postal code").toBe(true)
    fireEvent.click(button)
    expect(wishes.onSettings).toHaveBeenCalledOnce()
    expect(wishes.onStart).not.toHaveBeenCalled()
  })

  it("clears the postal code field on a click and accepts digits only", () => {
    show({ zip: "80331" })
    const zip = screen.getByRole<HTMLInputElement>("textbox", { name: "Postleitzahl" })
    fireEvent.click(zip)
    expect(zip.value).toBe("")
    expect(wishes.onZipClick).toHaveBeenCalledOnce()
    fireEvent.input(zip, { target: { value: "D-10 115x" } })
    expect(wishes.onZip).toHaveBeenLastCalledWith("10115")
  })

  it("keeps a German postal code complete in the other countries, where a shortened one would be another place", () => {
    show({}, { locale: "de-AT" })
    fireEvent.input(screen.getByRole("textbox", { name: "Postleitzahl" }), { target: { value: "80331" } })
    expect(wishes.onZip).toHaveBeenLastCalledWith("80331")
  })

  it("shows an amount with German thousands separators when it loses focus", () => {
    show({ amount: 12_500 })
    const amount = screen.getByRole<HTMLInputElement>("textbox", { name: "Menge in Kilogramm" })
    fireEvent.input(amount, { target: { value: "12500 kg" } })
    expect(wishes.onAmount).toHaveBeenLastCalledWith("12500 kg")
    fireEvent.blur(amount)
    expect(amount.value).toBe("12.500")
  })

  it("describes the fields by an open popover, which does not take the focus", () => {
    show({ zipProblem: "zipInvalid", amountProblem: "amountMin", popover: "open" })
    expect(screen.getByRole("alert").textContent).toContain("Die Mindestmenge ist 500 Kilogramm.")
    const zip = screen.getByRole("textbox", { name: "Postleitzahl" })
    const error = document.getElementById(zip.getAttribute("aria-describedby") ?? "")
    expect(error?.textContent).toContain("5 Ziffern")
    expect(zip.getAttribute("aria-invalid")).toBe("true")
    expect(document.activeElement).toBe(document.body)
  })

  it("is closed by Escape and by its button, which leaves the focus at the first invalid field", () => {
    show({ amountProblem: "amountMin", popover: "open" })
    fireEvent.keyDown(document.body, { key: "a" })
    expect(wishes.onDismiss).not.toHaveBeenCalled()
    fireEvent.keyDown(document.body, { key: "Escape" })
    expect(wishes.onDismiss).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByRole("button", { name: "Hinweis schließen" }))
    expect(wishes.onDismiss).toHaveBeenCalledTimes(2)
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Menge in Kilogramm" }))
  })

  it("keeps a field marked as invalid without a description after the popover was closed", () => {
    show({ zipProblem: "zipNotServed", popover: "closed" })
    const zip = screen.getByRole("textbox", { name: "Postleitzahl" })
    expect(zip.getAttribute("aria-invalid")).toBe("true")
    expect(zip.getAttribute("aria-describedby")).toBeNull()
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("suggests other countries instead of the problem", () => {
    show({ zipProblem: "zipInvalid", hintedCountries: [2], popover: "open" })
    expect(screen.getByRole("link", { name: "Österreich" }).getAttribute("href")).toMatch(
      /^\/at\/holzpellets-lose\/angebotsliste\?zipCode=[0-9]*&amount=[0-9]+$/u
    )
    expect(screen.queryByText(/5 Ziffern/u)).toBeNull()
  })

  it("offers instalments also without JavaScript, but not in francs", () => {
    show({}, { target: "INSTALLMENT_12" })
    expect(hiddenValues()).toEqual([
      ["options", "45$12"],
      ["stations", "1"]
    ])
    cleanup()
    show({}, { target: "INSTALLMENT_12", locale: "ch" })
    expect(hiddenValues()).toEqual([])
  })

  it("offers the forms of delivery as links that change the choice on the page", () => {
    show()
    const sacks = screen.getByRole("link", { name: "Sackware" })
    expect(sacks.getAttribute("href")).toBe("?brennstoff=holzpellets-sackware")
    expect(screen.getByRole("link", { name: "Lose" }).getAttribute("aria-current")).toBe("true")
    fireEvent.click(sacks)
    expect(wishes.onGroup).toHaveBeenCalledWith(4)
    fireEvent.click(sacks, { ctrlKey: true })
    expect(wishes.onGroup).toHaveBeenCalledOnce()
  })
})
