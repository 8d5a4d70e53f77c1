import type { Locator, Page } from "@playwright/test"
import type { Market } from "../markets.ts"

/** The list of offers for a place and an amount. */
export class OfferList {
  readonly page: Page
  readonly offers: Locator
  readonly zip: Locator
  readonly amount: Locator
  readonly start: Locator
  readonly retry: Locator
  readonly reset: Locator
  readonly deadline: Locator

  constructor(page: Page) {
    const wishes = page.getByRole("form", { name: "Ort und Menge" })
    this.page = page
    this.offers = page.getByRole("main").getByRole("article")
    this.zip = wishes.getByLabel("Postleitzahl")
    this.amount = wishes.getByLabel(/^Menge/u)
    this.start = wishes.getByRole("button", { name: "Neu berechnen" })
    this.retry = page.getByRole("main").getByRole("button", { name: "Noch einmal versuchen" })
    this.deadline = page.getByLabel("Lieferfrist")
    this.reset = page.getByRole("main").getByRole("button", { name: "Filter zurücksetzen" })
  }

  /** Returns the link that sorts the list by price, delivery date or rating. */
  sort(name: "Preis" | "Liefertermin" | "Bewertung"): Locator {
    return this.page.getByRole("navigation", { name: "Sortieren nach" }).getByRole("link", { name })
  }

  /** Navigates to another URL of the same page, as a link or the history does. */
  goTo(query: Readonly<Record<string, string>>): Promise<void> {
    return this.page.evaluate(
      (address) => history.pushState({}, "", address),
      `?${new URLSearchParams(query)}`
    )
  }

  /** Returns everything that the user sees of the entered selections and of their result. */
  look() {
    return this.page.getByRole("main").evaluate((main) => {
      const field = (id: string) => {
        const input = main.querySelector<HTMLInputElement>(`#${id}`)
        return input?.value + (input?.getAttribute("aria-invalid") === "true" ? " (wrong)" : "")
      }
      const result = main.querySelector("section[aria-labelledby=offers-title]")
      return {
        state: main.querySelector<HTMLElement>("[data-state]")?.dataset["state"],
        zip: field("wish-zip"),
        amount: field("wish-amount"),
        isBusy: main.querySelector("#wishes [type=submit]")?.getAttribute("aria-busy") === "true",
        offers: result?.querySelector("article h3") ? "some" : "none",
        words:
          result?.querySelector(":is([data-state=info], [data-state=bad]) :is(h3, p)")?.textContent ?? "",
        hinted: [...(result?.querySelectorAll("[role=status] a") ?? [])].map((link) => link.textContent)
      }
    })
  }

  async open(
    market: Market,
    options: { readonly group?: string; readonly amount?: number } = {}
  ): Promise<void> {
    const { group = "holzpellets-lose", amount = 6000 } = options
    await this.page.goto(`${market.prefix}/${group}/angebotsliste?zipCode=${market.zip}&amount=${amount}`)
    await this.offers.first().waitFor()
  }

  /** Returns the link that chooses an offer; offers are counted from the top. */
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
