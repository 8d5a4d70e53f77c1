import type { Locator, Page } from "@playwright/test"

/** The simple calculator in one row, as on landing pages. */
export class CalculatorBar {
  readonly page: Page
  readonly form: Locator
  readonly zip: Locator
  readonly amount: Locator
  readonly start: Locator
  readonly settings: Locator
  readonly problems: Locator
  readonly close: Locator

  constructor(page: Page) {
    const form = page.locator("form[data-state]").filter({ has: page.locator("#simple-zip") })
    this.page = page
    this.form = form
    this.zip = form.getByLabel("Postleitzahl")
    this.amount = form.getByLabel(/^Menge/u)
    this.start = form.getByRole("button", { name: "Preise vergleichen" })
    this.settings = form.getByRole("button", { name: /Einstellungen/u })
    this.problems = form.locator("[data-part=problems]")
    this.close = this.problems.getByRole("button", { name: "Hinweis schließen" })
  }

  /** Returns the link to another fuel, by its short name. */
  group(name: string): Locator {
    return this.form.getByRole("navigation", { name: "Lieferform wählen" }).getByRole("link", { name })
  }

  /** Focuses the calculator and waits until it reacts to input. */
  async awake(): Promise<void> {
    await this.amount.focus()
    await this.page.waitForFunction(() =>
      Object.keys(document.querySelector("[data-island]") ?? {}).some((key) => key.startsWith("__react"))
    )
  }

  /** Types by keyboard only: a click would clear the postal code. */
  async type(field: Locator, text: string): Promise<void> {
    await field.focus()
    await field.fill(text)
  }

  /** Returns everything that the user sees of the calculator. */
  look() {
    return this.form.evaluate((form) => {
      const field = (id: string) => {
        const input = form.querySelector<HTMLInputElement>(`#${id}`)
        return { text: input?.value, isWrong: input?.getAttribute("aria-invalid") === "true" }
      }
      const problems = form.querySelector("[data-part=problems] [role=alert]")
      const alerts = [...(problems?.querySelectorAll("p, a") ?? [])]
      return {
        state: form.dataset["state"],
        group: form.querySelector("nav [aria-current=true]")?.textContent,
        zip: field("simple-zip"),
        amount: field("simple-amount"),
        isBusy: form.querySelector("[type=submit]")?.getAttribute("aria-busy") === "true",
        problems: alerts.map((each) => each.textContent)
      }
    })
  }
}
