import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { insertAccount } from "../../account.ts"
import { ask } from "../../database.ts"
import { mailbox, mailedLink } from "../../pages/SignIn.ts"
import { test } from "../../test.ts"
import { signIn } from "../../signed-in.ts"

test("a price alarm is set by keyboard, confirmed by mail, changed and deleted", async ({ page }) => {
  const email = mailbox("alarm")
  await insertAccount(email, "Role_Customer")
  await signIn(page, email, "/kunde/benachrichtigungen", false)
  const add = page.getByRole("button", { name: "Preisalarm anlegen" })
  await expect(add).toBeEnabled()
  await expectAccessible(page)
  await add.focus()
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog")
  await expect(dialog).toBeVisible()
  const price = dialog.getByLabel(/Preis in EUR/u)
  await price.press("Enter")
  await expect(dialog.locator(":focus")).toHaveAttribute("aria-labelledby", "error-summary")
  await expectAccessible(page)
  await dialog.getByLabel(/Postleitzahl/u).fill("80331")
  await price.fill("250,50")
  await price.press("Enter")
  await expect(dialog).toBeHidden()
  await expect(add).toBeFocused()
  const row = page.getByRole("listitem").filter({ hasText: "Region von 80331" })
  await expect(row).toContainText("250,50")
  await expect(row.getByText("Neu", { exact: true })).toBeVisible()
  await expectAccessible(page)

  // leaving asks first
  await page.getByRole("link", { name: "Bestellungen" }).click()
  await expect(dialog).toContainText("noch nicht gespeichert")
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Hier bleiben" }).click()
  await page.getByRole("button", { name: "Speichern" }).click()
  await expect(page.getByText("Ihre Benachrichtigungen sind gespeichert.")).toBeVisible()
  await expect(row.getByText("Wartet auf Ihre Bestätigung")).toBeVisible()
  await expect(page.getByText("Bitte sehen Sie in Ihr Postfach")).toBeVisible()
  await expectAccessible(page)

  const link = await mailedLink(email, "/benachrichtigungen/")
  await page.goto(link)
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer")
  await expectAccessible(page)
  const [untouched] = await ask("select confirmed_at from price_alarm where email = $1", [email])
  expect(untouched?.["confirmed_at"]).toBeNull()
  await page.getByRole("button", { name: "Preisalarm bestätigen" }).click()
  await expect(page.getByText("Das ist bestätigt")).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText("Dieser Link gilt nicht mehr")).toBeVisible()

  await page.goto("/kunde/benachrichtigungen")
  await expect(row.getByText("Wartet auf Ihre Bestätigung")).toHaveCount(0)
  await row.getByRole("button", { name: "Ändern" }).click()
  await price.fill("240")
  await dialog.getByRole("button", { name: "Übernehmen" }).click()
  await expect(row.getByText("Geändert")).toBeVisible()
  await row.getByRole("button", { name: "Rückgängig" }).click()
  await expect(row).toContainText("250,50")
  await row.getByRole("button", { name: "Löschen" }).click()
  await expect(row.getByText("Wird gelöscht")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Speichern" }).click()
  await expect(page.getByText("Noch kein Preisalarm.")).toBeVisible()
})

test("a list that changed elsewhere is shown below one's own changes", async ({ page }) => {
  const email = mailbox("anderswo")
  await insertAccount(email, "Role_Customer")
  await ask(
    `insert into price_alarm (account_id, email, kind, country_id, product_id, zip_code, amount, threshold, direction,
       confirmed_at)
     select id, email, 'PriceAlarm', 1, 20, zip, 6000, 25000, 'Below', now()
     from account, unnest(array['80331', '10999']) zip where email = $1`,
    [email]
  )
  await signIn(page, email, "/kunde/benachrichtigungen", false)
  const row = (zip: string) => page.getByRole("listitem").filter({ hasText: `Region von ${zip}` })
  await row("80331").getByRole("button", { name: "Löschen" }).click()
  await row("10999").getByRole("button", { name: "Löschen" }).click()
  await ask("delete from price_alarm where email = $1 and zip_code = '80331'", [email])
  await page.getByRole("button", { name: "Speichern" }).click()
  await expect(page.getByText("Die Liste hat sich inzwischen geändert")).toBeVisible()
  await expect(row("80331")).toHaveCount(0)
  await expect(row("10999").getByText("Wird gelöscht")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Verwerfen" }).click()
  await expect(row("10999").getByRole("button", { name: "Löschen" })).toBeVisible()
})
