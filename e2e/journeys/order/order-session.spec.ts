import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { insertAccount, password } from "../../account.ts"
import { ownerOf, toAddress } from "../../begun-order.ts"
import { ask } from "../../database.ts"
import { OrderSignIn } from "../../pages/OrderSignIn.ts"
import { mailbox } from "../../pages/SignIn.ts"
import { Success } from "../../pages/Success.ts"
import { buyer } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"

test("a session that ends during the order loses neither the draft nor the input", async ({ page }) => {
  const email = mailbox("abgelaufen")
  await insertAccount(email, "Role_Customer")
  const wizard = await toAddress(page)
  await wizard.signIn.click()
  const signIn = new OrderSignIn(page)
  await signIn.opened()
  await signIn.forms.signIn(email, password)
  await wizard.step("DeliveryAddress").waitFor()
  await expect(wizard.email).toHaveValue(email)
  const who = { ...buyer("expires"), email }
  await wizard.fillAddress(who)

  await ask("delete from session_family where account_id = (select id from account where email = $1)", [
    email
  ])
  await wizard.toPayment.click()
  await expect(page.getByText("Haben Sie sie mit Ihrem Konto begonnen")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("link", { name: "Anmelden und weiter bestellen" }).click()
  await signIn.opened()
  await expect(signIn.aside, "another user's order is not shown").toHaveCount(0)
  await signIn.forms.signIn(email, password)
  await wizard.step("DeliveryAddress").waitFor()
  await expect(wizard.street).toHaveValue(who.street)
  await expect(wizard.phone).toHaveValue(who.phone)
  await wizard.toPayment.click()
  await wizard.step("Payment").waitFor()

  // the page itself detects that the cookies are missing
  await page.context().clearCookies({ name: /^(?:__Host-access|__Host-refresh|session-expiry)$/u })
  await page.evaluate(() => dispatchEvent(new Event("pageshow")))
  const toast = page.locator("[data-toast]")
  await expect(toast).toContainText("Anmeldesitzung abgelaufen. Sie wurden automatisch abgemeldet.")
  await wizard.reference.fill("Haus am Hang")
  await toast.getByRole("link").click()
  await signIn.opened()
  await signIn.forms.signIn(email, password)
  await wizard.step("Payment").waitFor()
  await expect(wizard.reference).toHaveValue("Haus am Hang")
  await wizard.savePayment()
  await wizard.place.click()
  expect(await ownerOf(await new Success(page).orderNumber())).toEqual({ email, mailedTo: email })
})
