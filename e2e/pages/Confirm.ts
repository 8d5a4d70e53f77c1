import type { Locator, Page } from "@playwright/test"

/** The page of the chosen offer, before the order starts. */
export class Confirm {
  readonly page: Page
  readonly title: Locator
  readonly total: Locator
  readonly start: Locator
  readonly acceptPrice: Locator

  constructor(page: Page) {
    this.page = page
    this.title = page.getByRole("heading", { level: 1 })
    this.total = page.locator("[data-part=total]")
    this.start = page.getByRole("button", { name: "Weiter zur Adresse" })
    this.acceptPrice = page.getByRole("button", { name: "Mit dem neuen Preis weiter" })
  }

  /** Returns the text of the order button, and whether the total is the increased price that this test uses. */
  look() {
    return this.page.getByRole("main").evaluate((main) => {
      const button = main.querySelector("[data-state] button")
      const isBusy = button?.getAttribute("aria-busy") === "true"
      return {
        button: `${button?.textContent ?? ""}${isBusy ? " (busy)" : ""}`,
        isDearer: main.querySelector("[data-part=total]")?.textContent?.includes("987.654,32") === true
      }
    })
  }

  async begin(): Promise<void> {
    await this.start.click()
    await this.page.waitForURL(/\/bestellung\//u)
  }
}
