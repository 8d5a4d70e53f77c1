import { expect, type Locator, type Page } from "@playwright/test"

/** The form for a withdrawal without signing in. */
export class Withdrawal {
  private readonly page: Page
  readonly name: Locator
  readonly email: Locator
  readonly orderNumber: Locator
  readonly confirm: Locator

  constructor(page: Page) {
    this.page = page
    this.name = page.locator("#withdrawal-name")
    this.email = page.locator("#withdrawal-email")
    this.orderNumber = page.locator("#withdrawal-orderNumber")
    this.confirm = page.getByRole("button", { name: "Widerruf bestätigen" })
  }

  async open(): Promise<void> {
    await this.page.goto("/vertrag-widerrufen")
    await expect(this.confirm).toBeEnabled()
  }

  /** Returns what the user sees of the form and its result. */
  look() {
    return this.page.getByRole("main").evaluate((main) => ({
      notices: [...main.querySelectorAll(":is([role=alert], [role=status])[data-state] p:first-child")].map(
        (title) => title.textContent
      ),
      wrong: [...main.querySelectorAll("[aria-invalid=true]")].map(({ id }) => id),
      isBusy: main.querySelector("button[aria-busy=true]") !== null,
      hasForm: main.querySelector("form") !== null
    }))
  }
}
