import { readFile } from "node:fs/promises"
import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { password } from "../../account.ts"
import { BaseData, home } from "../../pages/BaseData.ts"
import { mailbox, SignIn } from "../../pages/SignIn.ts"
import { test } from "../../test.ts"

test("all data are downloaded as a file, and the account is deleted permanently", async ({ page }) => {
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
