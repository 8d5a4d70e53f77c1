import { expect, type Locator, type Page } from "@playwright/test"

export class CmsEditor {
  readonly page: Page
  readonly state: Locator

  constructor(page: Page) {
    this.page = page
    this.state = page.locator("output[data-state]")
  }

  /** Waits until the page is loaded and reacts to keys. */
  async opened(title: string): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1, name: title })).toBeVisible()
    await expect(this.page.getByRole("button", { name: "Jetzt veröffentlichen" })).toBeEnabled()
  }

  async saved(): Promise<void> {
    await expect(this.state).toHaveText("Alles gespeichert")
  }

  /** Focuses the control and replaces its text, by keyboard only. */
  async type(control: Locator, text: string): Promise<void> {
    await control.focus()
    await this.page.keyboard.press("ControlOrMeta+a")
    await this.page.keyboard.type(text)
  }

  async press(button: Locator): Promise<void> {
    await expect(button).toBeEnabled()
    await button.focus()
    await this.page.keyboard.press("Enter")
  }

  /** Adds a block of a kind; the new block is open and has the focus. */
  async add(kind: string): Promise<void> {
    await this.page.getByLabel("Neuer Block").selectOption({ label: kind })
    await this.press(this.page.getByRole("button", { name: "Block hinzufügen" }))
  }

  block(place: number): Locator {
    return this.page.locator("li[data-type]").nth(place - 1)
  }
}
