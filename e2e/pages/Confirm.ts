import type { Locator, Page } from "@playwright/test"

/** The chosen offer before the order begins. */
export class Confirm {
  readonly page: Page
  readonly title: Locator
  readonly total: Locator
  readonly start: Locator

  constructor(page: Page) {
    this.page = page
    this.title = page.getByRole("heading", { level: 1 })
    this.total = page.locator("[data-part=total]")
    this.start = page.getByRole("button", { name: "Weiter zur Adresse" })
  }

  async begin(): Promise<void> {
    await this.start.click()
    await this.page.waitForURL(/\/bestellung\//u)
  }
}
