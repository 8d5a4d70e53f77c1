import { expect, type Locator, type Page } from "@playwright/test"

/** More tab stops than any page of the desk has. */
const mostStops = 250

const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement)

/** Operates a page as users without a mouse do: a control that Tab does not reach does not exist for them. */
export class ReachedByKeys {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Presses Tab, or Shift+Tab, until the control has the focus. */
  async reach(control: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await expect(control).toBeVisible()
    await expect(control).toBeEnabled()
    for (let stop = 0; stop < mostStops && !(await hasFocus(control)); stop++)
      await this.page.keyboard.press(key)
    await expect(control).toBeFocused()
  }

  /** Replaces the text of a field. */
  async type(field: Locator, text: string): Promise<void> {
    await this.reach(field)
    await this.page.keyboard.press("ControlOrMeta+a")
    await this.page.keyboard.type(text)
  }

  async press(button: Locator, key = "Enter"): Promise<void> {
    await this.reach(button)
    await this.page.keyboard.press(key)
  }

  /** Selects an option with the arrow keys. */
  async select(field: Locator, option: string): Promise<void> {
    await this.reach(field)
    await this.page.keyboard.press("Home")
    const chosen = field.locator("option:checked")
    for (let left = await field.locator("option").count(); left > 1; left--) {
      if ((await chosen.textContent()) === option) break
      await this.page.keyboard.press("ArrowDown")
    }
    await expect(chosen).toHaveText(option)
  }

  /** Fails if the last key press has moved the focus back to the beginning of the page. */
  async keepsPlace(): Promise<void> {
    await expect(this.page.locator("body")).not.toBeFocused()
  }
}
