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

  // leaving the page asks for confirmation first
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

test("a visitor without an account sets an alarm beside a place's price, is notified by mail and ends it by its link", async ({
  page
}) => {
  const email = mailbox("alarm")
  await page.goto("/pelletpreise/bayern/80331")
  await page.getByRole("link", { name: "Bescheid geben, wenn der Preis fällt" }).click()
  const block = page.getByRole("region", { name: "Bescheid geben, wenn der Preis fällt" })
  await expect(block).toContainText("Bayern heute")
  const suggested = await block.getByLabel("Bescheid geben ab").inputValue()
  expect(Number(suggested.replace(",", "."))).toBeGreaterThan(0)
  await expectAccessible(page)
  await block.getByLabel("Ihre E-Mail-Adresse").fill(email)
  await block.getByRole("button", { name: "Alarm stellen" }).click()
  await page.waitForURL("**/preisalarm")
  await expect(page.getByText("Bitte sehen Sie in Ihr Postfach")).toBeVisible()
  await expect(page.getByText("Region von 80331")).toBeVisible()
  await expectAccessible(page)

  await page.goto(await mailedLink(email, "/benachrichtigungen/"))
  await page.getByRole("button", { name: "Preisalarm bestätigen" }).click()
  await expect(page.getByText("Das ist bestätigt")).toBeVisible()

  // queues the job that reports the fallen price
  await ask(
    `select graphile_worker.add_job('alarm', json_build_object('alarmId', id, 'day', to_char(now(), 'YYYY-MM-DD'),
       'price', threshold)) from price_alarm where email = $1`,
    [email]
  )
  let stop = ""
  await expect(async () => {
    const told = await ask("select body_text as text from mail where recipient = $1 and kind = 'alarm'", [
      email
    ])
    expect(told).toHaveLength(1)
    stop = /\/benachrichtigungen\/[\w-]+\/bestaetigen/u.exec(String(told[0]?.["text"]))?.[0] ?? ""
  }).toPass()
  await page.goto(stop)
  await page.getByRole("button", { name: "Preisalarm beenden" }).click()
  await expect(page.getByText("Das ist beendet")).toBeVisible()
  expect(await ask("select 1 from price_alarm where email = $1", [email])).toEqual([])
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("an alarm is set from a list without offers, corrected and confirmed", async ({ page }) => {
    const email = mailbox("alarm")
    await page.goto("/holzpellets-lose/angebotsliste?zipCode=00000&amount=6000")
    const block = page.getByRole("region", { name: "Bescheid geben, wenn der Preis fällt" })
    await expect(block).toContainText("Deutschland heute")
    await block.getByLabel("Postleitzahl").fill("80331")
    await page.getByLabel("Bescheid geben ab").fill("9999")
    await page.getByLabel("Ihre E-Mail-Adresse").fill(email)
    await page.getByRole("button", { name: "Alarm stellen" }).click()
    await expect(page.getByText("Der Preis liegt heute schon bei").first()).toBeVisible()
    await expect(page.getByLabel("Ihre E-Mail-Adresse")).toHaveValue(email)
    await page.getByLabel("Bescheid geben ab").fill("100")
    await page.getByRole("button", { name: "Alarm stellen" }).click()
    await expect(page.getByText("Bitte sehen Sie in Ihr Postfach")).toBeVisible()
    await page.goto(await mailedLink(email, "/benachrichtigungen/"))
    await page.getByRole("button", { name: "Preisalarm bestätigen" }).click()
    await expect(page.getByText("Das ist bestätigt")).toBeVisible()
  })
})
