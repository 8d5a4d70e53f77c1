import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { insertAccount, insertAddress, password } from "../../account.ts"
import { ownerOf, toAddress } from "../../begun-order.ts"
import { OrderSignIn } from "../../pages/OrderSignIn.ts"
import { mailbox } from "../../pages/SignIn.ts"
import { Success } from "../../pages/Success.ts"
import { test } from "../../test.ts"
import { address } from "./order-sign-in.parts.ts"

test("a customer who signs in during the order finds the address filled in, and the order is in the account", async ({
  page
}) => {
  const email = mailbox("kundin")
  await insertAccount(email, "Role_Customer")
  await insertAddress(email, address)
  const wizard = await toAddress(page)
  const wizardUrl = new URL(page.url())
  await expectAccessible(page)
  await wizard.signIn.click()
  const signIn = new OrderSignIn(page)
  await signIn.opened()
  await expect(signIn.aside).toContainText("Gesamtpreis")
  await expect(wizard.steps.locator("[aria-current=step]")).toHaveText("Adresse")
  await expectAccessible(page)

  await signIn.forms.signIn(email, "falsch und lang genug")
  await expect(page.getByText("E-Mail-Adresse oder Kennwort stimmt nicht")).toBeVisible()
  await expectAccessible(page)
  await signIn.forms.signIn(email, password)
  await wizard.step("DeliveryAddress").waitFor()
  expect(new URL(page.url()).searchParams.get("draft")).toBe(wizardUrl.searchParams.get("draft"))
  await expect(page.getByText("Sie bestellen mit Ihrem Konto: Erika Muster")).toBeVisible()
  await expect(wizard.email).toHaveValue(email)
  await expect(wizard.street).toHaveValue(address.street)
  await expect(wizard.houseNumber).toHaveValue(address.houseNumber)
  await expect(wizard.city).toHaveValue(address.city)
  await expect(wizard.phone).toHaveValue(address.phone)
  await expect(wizard.signIn).toHaveCount(0)
  await expectAccessible(page)

  await wizard.toPayment.click()
  await wizard.step("Payment").waitFor()
  await wizard.savePayment()
  await wizard.place.click()
  const number = await new Success(page).orderNumber()
  expect(await ownerOf(number)).toEqual({ email, mailedTo: email })
})
