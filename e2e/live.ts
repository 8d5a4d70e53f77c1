import { expect, type Page } from "@playwright/test"

/** Hydrates an offer list by moving the mouse over it, and waits until its form reacts to input. */
export const wakeList = async (page: Page): Promise<void> => {
  await page.mouse.move(2, 2)
  await page.mouse.move(3, 3)
  await page.locator("form#wishes[data-live]").waitFor()
}

/** Opens the search of a page with its shortcut, once the page reacts to it. */
export const toSearch = async (page: Page): Promise<void> => {
  await page.locator("search form[data-live]").waitFor()
  await page.keyboard.press("/")
  await expect(page.getByRole("main").getByRole("searchbox")).toBeFocused()
}
