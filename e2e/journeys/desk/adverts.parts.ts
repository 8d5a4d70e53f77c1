import { expect, type Page } from "@playwright/test"

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: false }).first()
export const save = (page: Page) => page.getByRole("button", { name: "Speichern" })

export const writeAdvert = async (page: Page, name: string, html: string): Promise<void> => {
  await page.goto("/support/adverts/create")
  await expect(save(page)).toBeEnabled()
  await field(page, "Name").fill(name)
  await field(page, "Im Auftrag von").fill("Holz & Söhne")
  await field(page, "HTML").fill(html)
  await save(page).click()
  await page.waitForURL(/adverts\/\d+$/u)
}
