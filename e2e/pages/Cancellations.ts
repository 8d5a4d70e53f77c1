import type { Locator, Page } from "@playwright/test"

/** The cancellation desk. */
export class Cancellations {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get rows(): Locator {
    return this.page.locator("[data-order]")
  }

  row(orderId: string): Locator {
    return this.page.locator(`[data-order="${orderId}"]`)
  }

  booking(orderId: string): Locator {
    return this.row(orderId).getByRole("combobox")
  }

  /** The mark of words in a panel that are not saved. */
  words(orderId: string): Locator {
    return this.row(orderId).locator("[data-words]")
  }

  get state(): Locator {
    return this.page.locator("[data-part=save-state]")
  }

  get panel(): Locator {
    return this.page.getByRole("complementary", { name: /^Bestellung/u })
  }

  get focused(): Locator {
    return this.page.locator(":focus")
  }

  async press(...keys: ReadonlyArray<string>): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  /** Presses a key until something has the focus. */
  async reach(target: Locator, key = "Tab", most = 40): Promise<void> {
    for (let pressed = 0; pressed < most; pressed += 1) {
      if (await target.evaluate((node) => node === document.activeElement)) return
      await this.page.keyboard.press(key)
    }
    throw new Error(`Pressing ${key} does not lead to ${String(target)}`)
  }
}
