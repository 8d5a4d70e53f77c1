import type { Locator, Page } from "@playwright/test"
import type { OpenOrder } from "../../../src/domain/order/life/open-order.ts"

/** A list of one open order, with the form of an action. */
export class OpenOrderScreen {
  /** The order that the test returns when the page reads the list. */
  listed: OpenOrder | undefined
  readonly dialog: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.dialog = page.getByRole("dialog")
  }

  press(name: string): Promise<void> {
    return this.#page.getByRole("row").getByRole("button", { name, exact: true }).click()
  }

  loadAnew(): Promise<void> {
    return this.#page.getByRole("button", { name: "Neu laden" }).click()
  }

  async send(reason: string): Promise<void> {
    await this.dialog.getByLabel("Grund für den Kunden").fill(reason)
    await this.dialog.locator("[type=submit]").click()
  }

  /** Returns what the user sees of the order and the form. */
  look() {
    return this.#page.evaluate(() => {
      const waysIn = (part: Element | null) =>
        [...(part?.querySelectorAll<HTMLButtonElement>("button") ?? [])].map(
          ({ textContent, ariaBusy, disabled }) =>
            textContent + (ariaBusy === "true" ? " (busy)" : disabled ? " (not now)" : "")
        )
      const notice = document.querySelector("tbody tr output")
      const step = notice?.parentElement ?? null
      const dialog = document.querySelector("[role=dialog]")
      const form = dialog?.querySelector("form") ?? null
      return {
        status: step?.firstElementChild?.textContent,
        notice: notice?.textContent,
        ways: waysIn(step),
        form:
          form === null
            ? null
            : {
                title: dialog?.querySelector("h2")?.textContent,
                reason: form.querySelector("textarea")?.value,
                wrong: [...form.querySelectorAll("[data-state=invalid] [id$=-error]")].map(
                  ({ textContent }) => textContent
                ),
                says: form.querySelector("[role=alert]")?.textContent,
                ways: waysIn(form)
              }
      }
    })
  }
}
