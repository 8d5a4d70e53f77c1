import { expect, type Locator, type Page } from "@playwright/test"
import { holdClock, letPass } from "../held-clock.ts"

export class OpenOrders {
  private readonly page: Page
  readonly found: Locator
  readonly dialog: Locator
  /** Button that reloads the list. */
  readonly again: Locator
  readonly takeBack: Locator

  constructor(page: Page) {
    this.page = page
    this.found = page.getByText(/offene Bestellung(?:en)?$/u)
    this.dialog = page.getByRole("dialog")
    this.takeBack = page.getByRole("button", { name: "Zurücknehmen", exact: true })
    this.again = page.getByRole("button", { name: "Neu laden", exact: true })
  }

  row(orderNumber: string): Locator {
    return this.page.getByRole("row").filter({ hasText: orderNumber })
  }

  act(orderNumber: string, name: string): Locator {
    return this.row(orderNumber).getByRole("button", { name, exact: true })
  }

  /** Returns the element with the result of the last action in a row. */
  outcome(orderNumber: string): Locator {
    return this.row(orderNumber).locator("output")
  }

  send(name: string): Locator {
    return this.dialog.getByRole("button", { name, exact: true })
  }

  /** Advances a stopped clock until the pending action is sent. */
  async sent(): Promise<void> {
    await expect(this.takeBack.first()).toBeVisible()
    await letPass(this.page, 10_000)
  }

  /** Stops the page's clock, so that an action stays pending until `sent` is called. */
  standStill(): Promise<void> {
    return holdClock(this.page)
  }

  /** Waits until the rows react to clicks and keys. */
  async alive(): Promise<void> {
    await expect(this.page.getByRole("table").getByRole("button").first()).toBeEnabled()
  }
}
