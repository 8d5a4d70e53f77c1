import type { Page } from "@playwright/test"

export const sent = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Weiter zu PayPal" }).click()
  await page.getByRole("link", { name: "Zustimmen" }).waitFor()
}
