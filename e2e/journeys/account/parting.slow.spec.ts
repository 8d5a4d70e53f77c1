import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { insertAccount } from "../../account.ts"
import { ask } from "../../database.ts"
import { mailbox, SignIn } from "../../pages/SignIn.ts"
import { test } from "../../test.ts"
import { signIn } from "../../signed-in.ts"
import { signInAgain } from "./parting.parts.ts"

test("a user whose session ends on an account page is told the reason once, and returns there after signing in", async ({
  page
}) => {
  const email = mailbox("abgelaufen")
  await insertAccount(email, "Role_Customer")
  await signIn(page, email, "/kunde/bestellungen", false)
  await ask(
    `update session_family set ended_at = now(), end_cause = 'expired'
     where account_id = (select id from account where email = $1)`,
    [email]
  )
  // the page checks every five seconds whether its token still exists
  await page.context().clearCookies({ name: "session-expiry" })
  await page.waitForURL("**/benutzerkonto/anmeldung?ReturnUrl=%2Fkunde%2Fbestellungen")
  await expect(page.getByText("Anmeldesitzung abgelaufen. Sie wurden automatisch abgemeldet.")).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(new SignIn(page).submit).toBeEnabled()
  await expect(page.getByText("Anmeldesitzung abgelaufen. Sie wurden automatisch abgemeldet.")).toBeHidden()
  await signInAgain(page, email)
  await page.waitForURL("**/kunde/bestellungen")
})

test("a user who signs out in the shop stays on the page, whatever was opened before", async ({ page }) => {
  const email = mailbox("bleibt")
  await insertAccount(email, "Role_Customer")
  await signIn(page, email, "/kunde/bestellungen", false)
  await page.goto("/agb")
  await page.getByRole("button", { name: "Abmelden" }).click()
  await expect(page.getByText("Erfolgreich abgemeldet")).toBeVisible()
  await expect(page).toHaveURL(/\/agb$/u)
})
