import type { Page } from "@playwright/test"

export const address = "/holzpellets-lose/angebotsliste?zipCode=01067&amount=4000"

/** Waits until the small script of a not yet hydrated page has run; storing the list's wishes is its last step. */
export const asleep = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.cookie.includes("calc.DEFAULT."))
  await page.waitForLoadState("networkidle")
}
