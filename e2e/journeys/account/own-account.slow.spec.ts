import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { password } from "../../account.ts"
import { BaseData } from "../../pages/BaseData.ts"
import { mailbox, mailedLink, SignIn } from "../../pages/SignIn.ts"
import { test } from "../../test.ts"

test("a new password ends every other sign-in and keeps this one, by keyboard alone", async ({
  page,
  contexts
}) => {
  const email = mailbox("kennwort")
  const data = new BaseData(page)
  await data.open(email)
  const elsewhere = await contexts.open()
  const phone = await elsewhere.newPage()
  const form = new SignIn(phone)
  await form.open("?ReturnUrl=%2Fkunde%2Fstammdaten")
  await form.signIn(email, password)
  await phone.waitForURL("**/kunde/stammdaten")

  await page.getByLabel("Bisheriges Kennwort").focus()
  await page.keyboard.type(password)
  await page.keyboard.press("Tab")
  await page.keyboard.type("kurz")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Das Kennwort ist zu kurz").first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel("Kennwort wählen").focus()
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type("ein ganz anderer Satz")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Ihr neues Kennwort gilt")).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole("heading", { name: "Stammdaten" })).toBeVisible()
  await phone.goto("/kunde/stammdaten")
  await phone.waitForURL("**/benutzerkonto/anmeldung**")
})

test("a new e-mail address takes effect once its mailbox is proved", async ({ page }) => {
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
