import type { Locator, Page } from "@playwright/test"
import type { Market } from "../markets.ts"

/** The home page with its simple calculator. */
export class Home {
  readonly page: Page
  readonly market: Market
  readonly zip: Locator
  readonly amount: Locator
  readonly start: Locator

  constructor(page: Page, market: Market) {
    this.page = page
    this.market = market
    const form = page.getByRole("main").locator("form").first()
    this.zip = form.getByLabel("Postleitzahl")
    this.amount = form.getByLabel(/^Menge/u)
    this.start = form.getByRole("button", { name: "Preise vergleichen" })
  }

  async open(): Promise<void> {
    await this.page.goto(this.market.prefix === "" ? "/" : this.market.prefix)
  }

  async search(amount: number): Promise<void> {
    await this.zip.click()
    await this.zip.fill(this.market.zip)
    await this.amount.fill(String(amount))
    await this.start.click()
  }
}
