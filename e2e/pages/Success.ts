import type { Locator, Page } from "@playwright/test"

/** The page of a placed order. */
export class Success {
  readonly page: Page
  readonly number: Locator
  readonly total: Locator
  readonly timeline: Locator
  /** The sentence that says what happens next. */
  readonly next: Locator
  /** The amount due, with date and way of payment. */
  readonly due: Locator

  constructor(page: Page) {
    this.page = page
    this.number = page.getByText(/HM-\d\d-\d{6,}/u).first()
    this.total = page.locator("[data-part=total]")
    this.timeline = page.getByRole("region", { name: "Wie es weitergeht" }).getByRole("listitem")
    this.next = page.locator("[data-part=next]")
    this.due = page.locator("[data-part=tracker] dl div").filter({ hasText: "Zu zahlen" })
  }

  /** Waits for the page and returns the order number. */
  async orderNumber(): Promise<string> {
    await this.page.waitForURL(/bestellung-erfolgreich/u)
    const text = await this.number.innerText()
    return /HM-\d\d-\d{6,}/u.exec(text)?.[0] ?? ""
  }
}
