import type { Page } from "@playwright/test"

export const address = "/holzpellets-lose/angebotsliste?zipCode=01067&amount=4000"

/** The small script of a page that sleeps keeps what the list was made for, last of all. */
export const asleep = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.cookie.includes("calc.DEFAULT."))
  await page.waitForLoadState("networkidle")
}
