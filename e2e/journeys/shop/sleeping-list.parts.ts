import type { Page } from "@playwright/test"

export const address = "/holzpellets-lose/angebotsliste?zipCode=01067&amount=4000"

/**
 * Waits until the small script of a page that is not hydrated yet has run; its last step stores the visitor's
 * selections.
 */
export const asleep = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.cookie.includes("calc.DEFAULT."))
  await page.waitForLoadState("networkidle")
}
