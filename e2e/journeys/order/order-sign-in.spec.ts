import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { insertAccount, insertAddress, password } from "../../account.ts"
import { ownerOf, toAddress } from "../../begun-order.ts"
import { ask } from "../../database.ts"
import { OrderSignIn } from "../../pages/OrderSignIn.ts"
import { mailbox, mailedLink } from "../../pages/SignIn.ts"
import { Success } from "../../pages/Success.ts"
import { buyer, Wizard } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"
import { address } from "./order-sign-in.parts.ts"

test("who signs in within the order finds the address filled in, and the order is the account's", async ({
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

test("who registers within the order is led back to it by the mailed link, with the address filled in", async ({
  page,
  context
}) => {
  const email = mailbox("neukundin")
  const wizard = await toAddress(page)
  const who = buyer("registers")
  // half an address: none that an account could take over
  await wizard.firstName.fill(who.firstName)
  await wizard.lastName.fill(who.lastName)
  await wizard.street.fill(who.street)
  await wizard.register.click()
  const signIn = new OrderSignIn(page)
  await signIn.opened()
  await expect(page.locator("#konto-anlegen")).toBeInViewport()
  await signIn.forms.create.click()
  await expect(page.getByRole("heading", { name: "Bitte prüfen Sie Ihre Angaben" })).toBeVisible()
  await expectAccessible(page)
  await signIn.forms.register(email, password)
  await expect(page.getByText("Bitte sehen Sie in Ihr Postfach")).toBeVisible()
  await expectAccessible(page)
  const [kept] = await ask(
    `select contents::text as text from registration_cache
     where lower(contents -> 'authData' ->> 'email') = $1`,
    [email]
  )
  expect(kept?.["text"]).toContain(who.street)
  expect(kept?.["text"]).not.toContain(password)

  // mail opens links in tabs of their own
  const link = await mailedLink(email, "/anfrage-bestaetigen")
  const second = await context.newPage()
  await second.goto(link)
  await second.getByRole("button", { name: "Konto bestätigen" }).click()
  const there = new Wizard(second)
  await there.step("DeliveryAddress").waitFor()
  await expect(second.getByText("Sie bestellen mit Ihrem Konto")).toBeVisible()
  await expect(there.email).toHaveValue(email)
  await expect(there.lastName).toHaveValue(who.lastName)
  await expect(there.street).toHaveValue(who.street)
  await there.fill({ ...who, email })
  await there.place.click()
  expect(await ownerOf(await new Success(second).orderNumber())).toEqual({ email, mailedTo: email })
})
