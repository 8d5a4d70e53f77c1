import type { Locator, Page } from "@playwright/test"
import { UserScreen } from "../harness/user.screen.ts"

/** The place of passing news, on a page where two kinds of them can be brought about. */
export class ToastScreen {
  readonly page: Page
  readonly user: UserScreen
  readonly place: Locator
  readonly close: Locator

  constructor(page: Page) {
    this.page = page
    this.user = new UserScreen(page)
    this.place = page.locator("[data-state]:has(> output + button), [data-state=empty]:has(> output)")
    this.close = this.place.getByRole("button", { name: "Schließen" })
  }

  /** A click on nothing in particular. */
  async clickElsewhere(): Promise<void> {
    await this.page.mouse.click(5, 500)
  }

  async look() {
    return this.place.evaluate((place) => ({
      says: place.querySelector("output")?.textContent ?? "",
      canBeClosed: place.querySelector("button") !== null
    }))
  }
}
