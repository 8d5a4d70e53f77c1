import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { insertAccount } from "../../account.ts"
import { mailbox } from "../../pages/SignIn.ts"
import { test } from "../../test.ts"
import { signIn } from "../../signed-in.ts"
import { signInAgain } from "./parting.parts.ts"

test("a user who signs out on an account page sees a notice at the sign-in, and returns there after signing in", async ({
  page
}) => {
  const email = mailbox("abschied")
  await insertAccount(email, "Role_Customer")
  await signIn(page, email, "/kunde/bestellungen", false)
  await page.getByRole("button", { name: "Abmelden" }).click()
  await page.waitForURL("**/benutzerkonto/anmeldung?ReturnUrl=%2Fkunde%2Fbestellungen")
  await expect(page.getByText("Erfolgreich abgemeldet")).toBeVisible()
  await expectAccessible(page)
  await signInAgain(page, email)
  await page.waitForURL("**/kunde/bestellungen")
})
