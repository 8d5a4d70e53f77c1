import type { Page } from "@playwright/test"

/** The bar above a page behind the sign-in that loads. */
export class ProgressScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  goTo(name: "Bestellungen" | "Übersicht"): Promise<void> {
    return this.#page.getByRole("navigation").getByRole("link", { name, exact: true }).click()
  }

  /** Back to where one is, before another page has come. */
  goBack(): Promise<void> {
    return this.#page.evaluate(() => history.back())
  }

  /** A call of the page that leads nowhere. */
  asks(): Promise<void> {
    return this.#page.getByRole("button", { name: "Auszug herunterladen" }).click()
  }

  /** Does something until the page has heard of so many ends of loads, which nobody sees while others go on. */
  async ends(count: number, act: () => Promise<unknown>): Promise<void> {
    const heard = () =>
      (window.takenTransitions ?? []).filter((name) => name.includes("load.finished")).length
    const before = await this.#page.evaluate(heard)
    await act()
    await this.#page.waitForFunction(
      (least) =>
        (window.takenTransitions ?? []).filter((name) => name.includes("load.finished")).length >= least,
      before + count,
      { timeout: 10_000 }
    )
  }

  look() {
    return this.#page
      .locator("div[aria-hidden=true][data-state]:has(> span:only-child:empty)")
      .getAttribute("data-state")
  }
}
