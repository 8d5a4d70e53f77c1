import type { Page } from "@playwright/test"

/** Turns to an offer list, as whoever moves the mouse over it does, and waits until its form hears what is done. */
export const wakeList = async (page: Page): Promise<void> => {
  await page.mouse.move(2, 2)
  await page.mouse.move(3, 3)
  await page.locator("form#wishes[data-live]").waitFor()
}
