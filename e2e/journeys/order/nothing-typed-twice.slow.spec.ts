import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { insertAccount, password } from "../../account.ts"
import { toAddress } from "../../begun-order.ts"
import { OrderSignIn } from "../../pages/OrderSignIn.ts"
import { mailbox } from "../../pages/SignIn.ts"
import { buyer } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"

test("a customer saves a typed address by a checkbox, and chooses it for the next order", async ({
  page
}) => {
  const who = buyer("kept")
  const email = mailbox("merkt")
  await insertAccount(email, "Role_Customer")
  const wizard = await toAddress(page)
  await wizard.signIn.click()
  const signIn = new OrderSignIn(page)
  await signIn.opened()
  await signIn.forms.signIn(email, password)
  await wizard.step("DeliveryAddress").waitFor()
  await expect(wizard.email).toHaveValue(email)
  await wizard.fillAddress({ ...who, email })
  const box = page.getByRole("checkbox", { name: "Adresse in meinem Konto speichern" })
  await box.check()
  await expectAccessible(page)
  await wizard.toPayment.click()
  await wizard.step("Payment").waitFor()

  const next = await toAddress(page)
  await expect(next.street).toHaveValue(who.street)
  const own = page.getByLabel("Aus Ihren Adressen")
  await expect(own.getByRole("option")).toHaveCount(2)
  await expect(own.locator("option:checked")).toContainText(who.street)
  await expect(box).toHaveCount(0)
})
