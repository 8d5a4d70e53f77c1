import { expect, type Locator, type Page } from "@playwright/test"
import { holdClock, letPass } from "../held-clock.ts"

/** The page of one order, for staff and the order's dealer. */
export class StaffOrder {
  private readonly page: Page
  readonly step: Locator
  readonly log: Locator
  readonly mails: Locator
  readonly notes: Locator
  readonly dialog: Locator
  readonly outcome: Locator

  constructor(page: Page) {
    this.page = page
    this.step = page.getByRole("region", { name: "Stand" })
    this.log = page.getByRole("region", { name: "Verlauf" })
    this.mails = page.getByRole("region", { name: "Mails" })
    this.notes = page.getByRole("region", { name: "Interne Notizen" })
    this.dialog = page.getByRole("dialog")
    this.outcome = this.step.locator("output")
  }

  part(name: string): Locator {
    return this.page.getByRole("region", { name, exact: true })
  }

  act(name: string): Locator {
    return this.step.getByRole("button", { name, exact: true })
  }

  send(name: string): Locator {
    return this.dialog.getByRole("button", { name, exact: true })
  }

  /** Advances a stopped clock until the pending action is sent. */
  async sent(): Promise<void> {
    await expect(this.step.getByRole("button", { name: "Zurücknehmen", exact: true })).toBeVisible()
    await letPass(this.page, 10_000)
  }

  /** Stops the page's clock, so that an action stays pending until `sent` is called. */
  standStill(): Promise<void> {
    return holdClock(this.page)
  }

  async opened(orderNumber: string): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1 })).toHaveText(`Bestellung ${orderNumber}`)
  }
}
