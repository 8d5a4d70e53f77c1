import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { enterAs } from "../../kept-mails.ts"
import { wakeList } from "../../live.ts"
import { hasStaffPanel } from "../../staff.ts"
import { test } from "../../test.ts"

const support = "Role_Interaid_CustomerSupport"

const rows = (page: Page) => page.getByRole("table").first().getByRole("row")

test("staff find every machine, first those that this tab has come by", async ({ page }) => {
  await enterAs(page, support, "/support")
  await page.goto("/holzpellets-lose/angebotsliste?zipCode=80331&amount=6000")
  await wakeList(page)
  await hasStaffPanel(page)
  await page.goto("/qa/maschinen")
  await expect(page.getByRole("heading", { level: 1, name: "Maschinen" })).toBeVisible()
  await expect(page.getByRole("row", { name: /^session .*auth\.loggedIn/u })).toBeVisible()
  // it ran on a page that was left
  await expect(page.getByRole("row", { name: /^calculator .*ready\.calculated\.offers/u })).toBeVisible()
  await expect(rows(page).nth(1)).not.toContainText("–")
  await expectAccessible(page)
  await page.keyboard.press("/")
  await page.keyboard.type("mandate")
  await page.keyboard.press("Enter")
  await page.waitForURL("**/qa/maschinen?suche=mandate")
  await expect(page.getByText("1 Maschine", { exact: true })).toBeVisible()
  await page.goto("/qa/maschinen?suche=gibtesnicht")
  await expect(page.getByText("Keine Maschine heißt so")).toBeVisible()
  await expectAccessible(page)
})
