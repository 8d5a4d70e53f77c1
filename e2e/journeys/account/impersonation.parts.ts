import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"

export const banner = (page: Page) => page.locator("[data-part=impersonation]")

export const userPath = (id: number) => `/support/benutzer/${id}/bearbeiten`

/** Starts to act on behalf of a customer, from a page about that customer. */
export const actFor = async (page: Page, path: string) => {
  await page.goto(path)
  const start = page.getByRole("button", { name: "Als Kunde handeln" })
  await expect(start).toBeEnabled()
  await start.click()
  const reason = page.getByLabel("Grund")
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.getByRole("button", { name: "Beginnen" }).click()
  await expect(reason).toBeFocused()
  await expect(page.getByText("Bitte nennen Sie einen Grund")).toBeVisible()
  await expectAccessible(page)
  await reason.fill("Rückruf zur Lieferung\nam Montag")
  await page.getByRole("button", { name: "Beginnen" }).click()
  await page.waitForURL("**/kunde/startseite")
}
