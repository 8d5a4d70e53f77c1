import { expect, type Locator, type Page } from "@playwright/test"
import { SignIn } from "./SignIn.ts"

export class OrderSignIn {
  readonly page: Page
  readonly forms: SignIn
  readonly guestEmail: Locator
  readonly guest: Locator
  readonly aside: Locator
  readonly back: Locator

  constructor(page: Page) {
    this.page = page
    this.forms = new SignIn(page)
    this.guestEmail = page.locator("#guest-email")
    this.guest = page.getByRole("button", { name: "Als Gast bestellen" })
    this.aside = page.getByRole("region", { name: "Ihre Bestellung" })
    this.back = page.getByRole("link", { name: "Zurück zur Bestellung, ohne sich anzumelden" })
  }

  /** Waits until the page is open and hydrated. */
  async opened(): Promise<void> {
    await this.page.waitForURL(/\/benutzerkonto\/bestellanmeldung\/holzpellets-lose\?/u)
    await expect(this.forms.submit).toBeEnabled()
  }
}
