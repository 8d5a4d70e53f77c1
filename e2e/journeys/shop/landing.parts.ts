import type { Page } from "@playwright/test"
import { CalculatorBar } from "../../pages/CalculatorBar.ts"

export const bar = (page: Page) => {
  const form = page.getByRole("region", { name: "Preisrechner" })
  return {
    form,
    zip: form.getByLabel("Postleitzahl"),
    amount: form.getByLabel(/^Menge/u),
    start: form.getByRole("button", { name: "Preise vergleichen" }),
    settings: form.getByRole("button", { name: "Alle Einstellungen zeigen" }),
    problems: page.locator("[data-part=problems]")
  }
}

/** Waits until the calculator is hydrated and reacts to input. */
export const awake = (page: Page): Promise<void> => new CalculatorBar(page).awake()
