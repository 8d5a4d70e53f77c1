import type { Page } from "@playwright/test"
import type { OpenOrdersQuery } from "../../../src/domain/order/life/open-orders-query.ts"

/** The list of open orders, with whatever stands in its place. */
export class OpenOrdersScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  press(name: string): Promise<void> {
    return this.#page.getByRole("main").getByRole("button", { name, exact: true }).click()
  }

  follow(name: string): Promise<void> {
    return this.#page.getByRole("main").getByRole("link", { name }).click()
  }

  /** Fills the search in and sends it. */
  async ask({ search, status }: Pick<OpenOrdersQuery, "search" | "status">): Promise<void> {
    await this.#page.getByRole("searchbox").fill(search)
    await this.#page.getByLabel("Stand").selectOption(status ?? "")
    await this.press("Suchen")
  }

  /** Comes back from another tab. */
  lookAgain(): Promise<unknown> {
    return this.#page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })))
  }

  /** What a person sees of the list. */
  look() {
    return this.#page.getByRole("main").evaluate((main) => {
      const texts = (selector: string) =>
        [...main.querySelectorAll(selector)].map(({ textContent }) => textContent)
      const value = (id: string) => main.querySelector<HTMLInputElement | HTMLSelectElement>(`#${id}`)?.value
      const table = main.querySelector<HTMLElement>("table")
      const reload = [...main.querySelectorAll("button")].find(
        ({ textContent }) => textContent === "Neu laden"
      )
      return {
        asked: [value("search-words"), value("search-status")],
        says: texts("search ~ * output, search ~ output").filter(Boolean),
        reload:
          reload === undefined
            ? null
            : reload.ariaBusy === "true"
              ? "busy"
              : reload.disabled
                ? "not yet"
                : "there",
        rows: table === null ? [] : [table.dataset["state"], ...texts("tbody [id^=order-]")],
        isEmptyYet: main.querySelector("search ~ [aria-hidden=true]") !== null,
        notices: texts(
          "div[data-state]:is([data-state=info], [data-state=good], [data-state=bad]) p:first-child"
        ),
        ways: texts("div[data-state] a[href], div[data-state] button")
      }
    })
  }
}
