import { readFile } from "node:fs/promises"
import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { password } from "../../account.ts"
import { BaseData, home } from "../../pages/BaseData.ts"
import { mailbox, mailedLink, SignIn } from "../../pages/SignIn.ts"
import { test } from "../../test.ts"

test("another e-mail address counts once its mailbox has proved itself", async ({ page }) => {
  const [former, next] = [mailbox("alt"), mailbox("neu")]
  const data = new BaseData(page)
  await data.open(former)
  const change = page.getByRole("button", { name: "E-Mail-Adresse ändern" })
  await page.getByLabel("Neue E-Mail-Adresse").fill(next)
  await page.getByLabel("Ihr Kennwort").fill("falsch und lang genug")
  await change.click()
  await expect(page.getByText("Dieses Kennwort stimmt nicht.").first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel("Ihr Kennwort").fill(password)
  await change.click()
  await expect(page.getByText("Bitte sehen Sie in Ihr neues Postfach")).toBeVisible()
  await page.reload()
  await expect(page.getByText("Bitte sehen Sie in Ihr neues Postfach")).toBeVisible()
  await expectAccessible(page)
  await page.goto(await mailedLink(next, "/email-anpassung-bestaetigen/"))
  await page.getByRole("main").getByRole("button").first().click()
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible()
  await page.goto("/kunde/stammdaten")
  await expect(page.getByText(next, { exact: true })).toBeVisible()
  await expect(page.getByText("Bitte sehen Sie in Ihr neues Postfach")).toBeHidden()
})

test("all data are taken along in a file, and the account is deleted for good", async ({ page }) => {
  const email = mailbox("geht")
  const data = new BaseData(page)
  await data.open(email)
  await data.addHome()
  await page.goto("/persoenliche-daten")
  await expectAccessible(page)
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "Auszug herunterladen" }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe("meine-daten.json")
  const text = await readFile(await file.path(), "utf8")
  expect(text).toContain(email)
  expect(text).toContain(home.street)
  expect(text.split("\n").length).toBeGreaterThan(20)
  await expect(page.getByText("Ihr Auszug ist heruntergeladen")).toBeVisible()

  const remove = page.getByRole("button", { name: "Konto endgültig löschen" })
  await page.getByLabel("Ihr Kennwort").fill("falsch und lang genug")
  await remove.click()
  await expect(page.getByText("Dieses Kennwort stimmt nicht.").first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel("Ihr Kennwort").fill(password)
  await page.keyboard.press("Enter")
  await expect(page.getByText("Ihr Konto ist gelöscht")).toBeVisible()
  await expectAccessible(page)
  const form = new SignIn(page)
  await expect(form.submit).toBeEnabled()
  await form.signIn(email, password)
  await expect(page.getByText("E-Mail-Adresse oder Kennwort stimmt nicht")).toBeVisible()
})
