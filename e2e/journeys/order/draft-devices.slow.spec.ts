import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { insertAccount, password } from "../../account.ts"
import { toAddress } from "../../begun-order.ts"
import { countOrders } from "../../database.ts"
import { OrderSignIn } from "../../pages/OrderSignIn.ts"
import { mailbox, SignIn } from "../../pages/SignIn.ts"
import { Success } from "../../pages/Success.ts"
import { buyer, Wizard } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"

test("an order started on one device is completed on another one", async ({ page, browser, baseURL }) => {
  test.slow()
  const email = mailbox("geraete")
  await insertAccount(email, "Role_Customer")
  const wizard = await toAddress(page)
  const who = { ...buyer("devices"), email }
  await wizard.signIn.click()
  const signIn = new OrderSignIn(page)
  await signIn.opened()
  await signIn.forms.signIn(email, password)
  await wizard.step("DeliveryAddress").waitFor()
  await wizard.saveAddress(who)

  const phone = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const other = await phone.newPage()
  const form = new SignIn(other)
  await form.open(`?ReturnUrl=${encodeURIComponent("/kunde/startseite")}`)
  await form.signIn(email, password)
  await other.waitForURL("**/kunde/startseite")
  const begun = other.getByRole("region", { name: "Angefangene Bestellungen" })
  await expect(begun).toContainText("6.000 kg")
  await expectAccessible(other)
  await begun.getByRole("link", { name: "Bestellung fortsetzen" }).click()
  const there = new Wizard(other)
  await there.step("Payment").waitFor()
  await there.steps.getByRole("link", { name: "Adresse" }).click()
  await expect(there.street).toHaveValue(who.street)

  // both devices now show the same step: the second save conflicts with the change of the first save
  await there.street.fill("Altmarkt")
  await there.toPayment.click()
  await there.step("Payment").waitFor()
  await wizard.steps.getByRole("link", { name: "Adresse" }).click()
  await wizard.street.fill("Neumarkt")
  await wizard.toPayment.click()
  const conflict = page.getByText("In einem anderen Fenster wurde etwas anderes gespeichert")
  await expect(conflict).toBeVisible()
  await expect(page.getByRole("definition").filter({ hasText: "Neumarkt" })).toBeVisible()
  await expect(page.getByRole("definition").filter({ hasText: "Altmarkt" })).toBeVisible()
  await page.getByRole("button", { name: "Gespeichertes übernehmen" }).click()
  await expect(wizard.street).toHaveValue("Altmarkt")

  await there.savePayment()
  await there.place.click()
  await new Success(other).orderNumber()
  expect(await countOrders(email)).toBe(1)
  await other.goto("/kunde/startseite")
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(begun).toHaveCount(0)
  await phone.close()
})
