import { expect } from "@playwright/test"
import { TOTP } from "otpauth"
import { expectAccessible } from "../../accessible.ts"
import { insertAccount, password } from "../../account.ts"
import { mailbox, SignIn } from "../../pages/SignIn.ts"
import { test } from "../../test.ts"
import { signOut } from "./account.parts.ts"

test("staff without a second factor set it up where they sign in", async ({ page }) => {
  const email = mailbox("neue-hilfe")
  await insertAccount(email, "Role_Interaid_CustomerSupport")
  const form = new SignIn(page)
  await form.open("?ReturnUrl=%2Fimpressum")
  await form.signIn(email, password)
  await expect(page.getByRole("heading", { name: "Zweiten Faktor einrichten" })).toBeVisible()
  await expect(page.getByRole("link", { name: "öffnet dieser Link die App" })).toHaveAttribute(
    "href",
    /^otpauth:\/\/totp\//u
  )
  await expect(page.getByRole("img", { name: "QR-Code für Ihre Authenticator-App" })).toBeVisible()
  await expectAccessible(page)
  const secret = (await page.locator("code").innerText()).replaceAll(" ", "")
  await page.getByLabel("Sechsstelliger Code").fill(new TOTP({ secret }).generate())
  await page.keyboard.press("Enter")
  await page.waitForURL("**/impressum")
  await expect(signOut(page)).toBeVisible()
})
