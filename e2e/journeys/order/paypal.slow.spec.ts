import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { countOrders } from "../../database.ts"
import { toPayment } from "../../payable-offer.ts"
import { Payment } from "../../pages/Payment.ts"
import { Success } from "../../pages/Success.ts"
import { buyer } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"
import { paypalShop, sent } from "./paypal.parts.ts"

const shop = paypalShop()

test("PayPal is opened again if it did not open, and an agreement made elsewhere is found on request", async ({
  page
}) => {
  const wizard = await shop.chosen(page, buyer("reopened"))
  const there = `${shop.now().there.url}/**`
  // a 204 response leaves the browser on the current page
  await page.route(there, (route) => route.fulfill({ status: 204 }))
  await page.getByRole("button", { name: "Weiter zu PayPal" }).click()
  await expect(page.getByText("Es geht weiter zu PayPal")).toBeVisible()
  await expectAccessible(page)
  await page.unroute(there)
  await page.getByRole("button", { name: "PayPal öffnen" }).click()
  await page.getByRole("link", { name: "Abbrechen" }).waitFor()
  const approval = page.url()
  await page.getByRole("link", { name: "Abbrechen" }).click()
  await wizard.step("Payment").waitFor()
  const look = page.getByRole("button", { name: "Zustimmung prüfen" })
  await look.click()
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await expect(look).toBeVisible()
  await expectAccessible(page)
  // if the server does not respond, the page repeats the request
  const draft = /\/api\/order-process\/[\w-]{22}$/u
  await page.route(draft, (route) => route.abort())
  await look.click()
  const unloaded = page.getByRole("heading", { name: "Ihre Bestellung lässt sich gerade nicht laden" })
  await expect(unloaded).toBeFocused()
  await expectAccessible(page)
  await page.unroute(draft)
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click()
  await wizard.step("Payment").waitFor()
  const other = await page.context().newPage()
  await other.goto(approval)
  await other.getByRole("link", { name: "Zustimmen" }).click()
  await other.waitForURL(/bestellung/u)
  await look.click()
  await expect(wizard.toSummary).toBeVisible()
  await expect(look).toHaveCount(0)
  await wizard.savePayment()
})

test("a buyer who returns without agreeing pays in another way", async ({ page }) => {
  const who = buyer("cancelled")
  const wizard = await shop.chosen(page, who)
  await sent(page)
  await page.getByRole("link", { name: "Abbrechen" }).click()
  await wizard.step("Payment").waitFor()
  await expect(page.getByText("Bei PayPal haben Sie noch nicht zugestimmt")).toBeVisible()
  await expect(page.getByRole("radio", { name: /^PayPal/u })).toBeChecked()
  await expectAccessible(page)
  // going back from the provider with the browser's back button has the same effect
  await sent(page)
  await page.goBack()
  await wizard.step("Payment").waitFor()
  await new Payment(page).invoice.check()
  await wizard.savePayment()
  await wizard.place.click()
  await new Success(page).orderNumber()
  expect(await countOrders(who.email)).toBe(1)
})

test("PayPal being down is reported, and every other payment method is available", async ({ page }) => {
  const wizard = await shop.chosen(page, buyer("down"))
  shop
    .now()
    .there.faults.push(
      ...Array.from({ length: 3 }, () => ({ kind: "failBefore" as const, at: "/v2/checkout/orders" }))
    )
  await page.getByRole("button", { name: "Weiter zu PayPal" }).click()
  await expect(wizard.errors).toContainText("PayPal antwortet gerade nicht")
  await expectAccessible(page)
  shop.now().there.faults.length = 0
  await new Payment(page).invoice.check()
  await wizard.savePayment()
})

test("without its keys PayPal is not offered, and a link that requests it shows the reason", async ({
  page
}) => {
  const wizard = await toPayment(page, { byOperator: true, options: "" }, buyer("keyless"))
  await expect(page.getByText("PayPal")).toHaveCount(0)
  await page.goto(page.url().replace("/bestellung/bezahlung", "/bestellung/paypal/bezahlung"))
  await wizard.step("Payment").waitFor()
  await expect(page.getByText("Wir bieten sie zurzeit nicht an.")).toBeVisible()
  await expectAccessible(page)
})

test("a payment that PayPal refuses leaves the other payment methods available", async ({ page }) => {
  const who = buyer("declined")
  const wizard = await shop.chosen(page, who)
  await sent(page)
  await page.getByRole("link", { name: "Zustimmen" }).click()
  await wizard.step("Summary").waitFor()
  await page.locator("[data-state=reviewing]").first().waitFor()
  shop.now().there.rules.refusesNext = true
  await wizard.place.click()
  await expect(page.getByText("Die Zahlung wurde abgelehnt")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Andere Zahlungsart wählen" }).click()
  await wizard.step("Payment").waitFor()
  await expect(page.getByText("PayPal hat die Zahlung abgelehnt")).toBeVisible()
  await expectAccessible(page)
  await new Payment(page).invoice.check()
  await wizard.savePayment()
  await wizard.place.click()
  await new Success(page).orderNumber()
  expect(await countOrders(who.email)).toBe(1)
})
