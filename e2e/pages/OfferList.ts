import type { Locator, Page } from "@playwright/test"
import type { Market } from "../markets.ts"

/** The list of offers for a place and an amount. */
export class OfferList {
  readonly page: Page
  readonly offers: Locator

  constructor(page: Page) {
    this.page = page
    this.offers = page.getByRole("main").getByRole("article")
  }

  async open(
    market: Market,
    options: { readonly group?: string; readonly amount?: number } = {}
  ): Promise<void> {
    const { group = "holzpellets-lose", amount = 6000 } = options
    await this.page.goto(`${market.prefix}/${group}/angebotsliste?zipCode=${market.zip}&amount=${amount}`)
    await this.offers.first().waitFor()
  }

  /** The link that chooses an offer, counted from the top. */
  choice(index: number): Locator {
    return this.offers.nth(index).getByRole("link", { name: "Auswählen" })
  }

  details(index: number): Locator {
    return this.offers.nth(index).locator("details")
  }

  async choose(index: number): Promise<void> {
    await this.choice(index).click()
    await this.page.waitForURL(/bestellparameter-bestaetigen/u)
  }
}
