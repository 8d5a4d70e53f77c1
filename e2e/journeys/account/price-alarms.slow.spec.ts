import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { insertAccount } from "../../account.ts"
import { ask } from "../../database.ts"
import { wakeList } from "../../live.ts"
import { mailbox } from "../../pages/SignIn.ts"
import { test } from "../../test.ts"
import { signIn } from "../../signed-in.ts"

test("a list changed in another tab is shown below the user's own changes", async ({ page }) => {
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

test("an alarm for a price that is already reached is refused beside the typed price", async ({ page }) => {
  const email = mailbox("alarm")
  await page.goto("/holzpellets-lose/angebotsliste?zipCode=80331&amount=6000")
  await page.goto("/preisalarm?productId=20&zipCode=80331")
  const price = page.getByLabel("Bescheid geben ab")
  await expect(page.getByLabel("Postleitzahl")).toHaveValue("80331")
  const suggested = await price.inputValue()
  await price.fill("9999")
  await page.getByLabel("Ihre E-Mail-Adresse").fill(email)
  await page.getByRole("button", { name: "Alarm stellen" }).click()
  await expect(page.getByText("Der Preis liegt heute schon bei").first()).toBeVisible()
  await expect(page.getByLabel("Ihre E-Mail-Adresse")).toHaveValue(email)
  await price.fill(suggested)
  await page.getByLabel("Postleitzahl").fill("99999")
  await page.getByRole("button", { name: "Alarm stellen" }).click()
  await expect(page.getByText("Diese Postleitzahl gibt es hier nicht").first()).toBeVisible()
  await page.getByLabel("Postleitzahl").fill("80331")
  await page.getByRole("button", { name: "Alarm stellen" }).click()
  await expect(page.getByText("Bitte sehen Sie in Ihr Postfach")).toBeVisible()
})

test("an alarm below the list follows the postal code above it and is set in one step", async ({ page }) => {
  const email = mailbox("alarm")
  await page.goto("/holzpellets-lose/angebotsliste?zipCode=80331&amount=6000")
  await wakeList(page)
  await page.getByRole("main").getByRole("link", { name: "Preisalarm", exact: true }).click()
  const block = page.getByRole("region", { name: "Bescheid geben, wenn der Preis fällt" })
  await expect(block).toBeInViewport()
  await expect(block).toContainText("Bayern heute")
  await page.getByRole("form", { name: "Ort und Menge" }).getByLabel("Postleitzahl").fill("10115")
  await expect(block).toContainText("Berlin heute")
  await block.getByLabel("Ihre E-Mail-Adresse").fill(email)
  await block.getByRole("button", { name: "Alarm stellen" }).click()
  await page.waitForURL("**/preisalarm")
  await expect(page.getByText("Region von 10115")).toBeVisible()
})
