import type { Locator, Page } from "@playwright/test"
import type { Market } from "../markets.ts"

interface Point {
  readonly zip: string
  readonly amount: number
}

/** The page of an order of several households. */
export class BulkOrder {
  readonly page: Page
  readonly offers: Locator
  readonly rows: Locator
  readonly start: Locator
  readonly add: Locator
  readonly matrix: Locator
  readonly retry: Locator

  constructor(page: Page) {
    const main = page.getByRole("main")
    this.page = page
    this.offers = main.getByRole("article")
    this.rows = main.getByRole("group", { name: /^Lieferstelle/u })
    this.start = main.getByRole("button", { name: "Gemeinsam berechnen" })
    this.add = main.getByRole("button", { name: "Weitere Lieferstelle" })
    this.retry = main.getByRole("button", { name: "Noch einmal versuchen" })
    this.matrix = main.getByRole("table", { name: /Gesamtmenge und Zahl der Lieferstellen/u })
  }

  async open(market: Market, points: ReadonlyArray<Point> = [], group = "holzpellets-lose"): Promise<void> {
    const p = points.map(({ zip, amount }) => `${zip}$${amount}`).join(",")
    await this.page.goto(`${market.prefix}/${group}/sammelbestellung${p === "" ? "" : `?p=${p}`}`)
  }

  /** Navigates to another URL of the same page, as a link or the history does. */
  goTo(points: ReadonlyArray<{ readonly zipCode: string; readonly amount: number }>): Promise<void> {
    const p = points.map(({ zipCode, amount }) => `${zipCode}$${amount}`).join(",")
    return this.page.evaluate((query) => history.pushState({}, "", query), `?${new URLSearchParams({ p })}`)
  }

  /** Waits until the page reacts to input. */
  async live(): Promise<void> {
    await this.page.locator("form[data-live]").waitFor()
  }

  zip(row: number): Locator {
    return this.rows.nth(row).getByLabel("Postleitzahl")
  }

  amount(row: number): Locator {
    return this.rows.nth(row).getByLabel(/^Menge/u)
  }

  remove(row: number): Locator {
    return this.rows.nth(row).getByRole("button", { name: /entfernen$/u })
  }

  /** Returns the share of an offer that each household pays; offers are counted from the top. */
  shares(offer: number): Locator {
    return this.offers.nth(offer).locator("[data-part=share]")
  }

  /** Returns everything that the user sees of the form and its result. */
  look() {
    return this.page.getByRole("main").evaluate((main) => ({
      state: main.querySelector<HTMLElement>("[data-state]")?.dataset["state"],
      rows: [...main.querySelectorAll("fieldset")].map((row) =>
        [...row.querySelectorAll("input")].map(
          (input) => input.value + (input.getAttribute("aria-invalid") === "true" ? " (wrong)" : "")
        )
      ),
      isBusy: main.querySelector("form > [type=submit]:last-child")?.getAttribute("aria-busy") === "true",
      offers: main.querySelector("article") ? "some" : "none",
      words: main.querySelector("section [data-state=info] p, section [data-state=bad] p")?.textContent ?? ""
    }))
  }
}
