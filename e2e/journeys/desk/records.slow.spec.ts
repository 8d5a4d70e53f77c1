import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { enterAs } from "../../kept-mails.ts"
import { test } from "../../test.ts"
import { admin, alive } from "./records.parts.ts"
import { cardsOf } from "./support.parts.ts"

test("an editor sees no link to a page that would be refused", async ({ page }) => {
  await enterAs(page, "Role_Interaid_Editor", "/support")
  // for editors, the search finds only pages of the site, no people or orders (desk-search.test.ts)
  await expect(page.getByRole("main").getByRole("search")).toBeVisible()
  await expect(page.getByRole("main").getByRole("listitem").getByRole("link")).toHaveText(
    cardsOf("Role_Interaid_Editor")
  )
  const answer = await page.goto("/support/protokoll")
  expect(answer?.status()).toBe(403)
  await expect(page.getByRole("heading", { name: "Fehler 403" })).toBeVisible()
})

test("support info is shown on every page after it was switched on, by keyboard alone", async ({ page }) => {
  await enterAs(page, "Role_Interaid_Marketing", "/support")
  const panel = page.locator("[data-support-info]")
  await expect(panel).toBeHidden()
  const choice = page.getByRole("checkbox", { name: /Support-Angaben/u })
  await expect(choice).toBeEnabled()
  await choice.focus()
  await page.keyboard.press("Space")
  await expect(panel).toBeVisible()
  await expect(choice).toBeChecked()
  await page.goto("/holzpellets-lose/angebotsliste?zipCode=80331&amount=6000")
  await panel.locator("summary").focus()
  await page.keyboard.press("Enter")
  await expect(panel).toContainText("/$productGroup/angebotsliste")
  await expect(panel).toContainText(/RollenMarketing.*Version[\w-]{6,}$/u)
  await expectAccessible(page)
  await page.goto("/support")
  await expect(choice).toBeChecked()
  // the checkbox changes one event-loop turn after the click, too late for the check in uncheck()
  await choice.click()
  await expect(choice).not.toBeChecked()
  await expect(panel).toBeHidden()
})

test("a server that does not respond is reported on the lists, with a button to try again", async ({
  page
}) => {
  await enterAs(page, admin, "/support")
  await alive(page)
  await page.route("**/api/support/protokoll**", (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole("navigation").getByRole("link", { name: "Protokoll" }).click()
  await expect(page.getByText("Das konnte gerade nicht geladen werden")).toBeVisible()
  await expectAccessible(page)
  await page.unroute("**/api/support/protokoll**")
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click()
  await expect(page.getByRole("table")).toBeVisible()
})

test("the log is searched by account, event and day in the URL", async ({ page }) => {
  const email = await enterAs(page, admin, "/support/protokoll")
  await page.getByLabel(/^Konto/u).fill(email)
  await page.getByLabel("Ereignis").selectOption({ label: "Angemeldet" })
  await page.getByRole("button", { name: "Zeigen" }).click()
  await page.waitForURL(/konto=.*ereignis=signedIn/u)
  await expect(page.getByText("1 Eintrag")).toBeVisible()
  const row = page.getByRole("row", { name: /Angemeldet/u })
  await expect(row.getByRole("link", { name: email })).toHaveCount(2)
  await expectAccessible(page)
  await page.getByLabel("Tag").fill("2020-01-01")
  await page.getByRole("button", { name: "Zeigen" }).click()
  await expect(page.getByText("Dazu steht nichts im Protokoll")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("link", { name: "Alles zeigen" }).click()
  await page.waitForURL("**/support/protokoll")
})
