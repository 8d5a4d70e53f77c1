import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { countOrders } from "../../database.ts"
import { toPayment } from "../../payable-offer.ts"
import { Payment } from "../../pages/Payment.ts"
import { Success } from "../../pages/Success.ts"
import { buyer, type Wizard } from "../../pages/Wizard.ts"
import { type ProviderShop, providerShop } from "../../provider-shop.ts"
import { test } from "../../test.ts"
import { sent } from "./paypal.parts.ts"

// one copy of the shop for all of them
test.describe.configure({ mode: "default" })

let shop: ProviderShop

test.beforeAll(async () => {
  shop = await providerShop()
})

test.afterAll(() => shop.end())

const chosen = async (page: Page, who: ReturnType<typeof buyer>): Promise<Wizard> => {
  const wizard = await toPayment(page, { byOperator: true, options: "", origin: shop.origin }, who)
  await page.getByRole("radio", { name: /^PayPal/u }).check()
  return wizard
}

test("an order is agreed to at PayPal, held when it is placed, and named on its page", async ({ page }) => {
  const who = buyer("paypal")
  const wizard = await chosen(page, who)
  await expectAccessible(page)
  await sent(page)
  const amount = await page.getByRole("heading").textContent()
  await page.getByRole("link", { name: "Zustimmen" }).click()
  await wizard.step("Summary").waitFor()
  await expect(page.getByText("PayPal, belastet nach der Lieferung")).toBeVisible()
  await expectAccessible(page)
  // he comes back a second time, and in another tab
  const back = page.url()
  await page.reload()
  await wizard.step("Summary").waitFor()
  const other = await page.context().newPage()
  await other.goto(back)
  await other.locator("[data-state=reviewing]").first().waitFor()
  await page.locator("[data-state=reviewing]").first().waitFor()
  expect(shop.there.ledger).toEqual([])
  await wizard.place.click()
  await new Success(page).orderNumber()
  await expect(page.getByText("PayPal, belastet nach der Lieferung")).toBeVisible()
  const standing = page.getByRole("region", { name: "Ihre Zahlung bei PayPal" })
  await expect(standing).toContainText(/\d\s€ sind reserviert/u)
  expect(await countOrders(who.email)).toBe(1)
  expect(shop.there.ledger.map(({ action, cents }) => `${action} ${(cents / 100).toFixed(2)} EUR`)).toEqual([
    `authorise ${amount}`
  ])
  // the other tab finds the order
  await other.reload()
  await new Success(other).orderNumber()
  await expectAccessible(page)
})

test("a payment that PayPal refuses leaves the other ways open", async ({ page }) => {
  const who = buyer("declined")
  const wizard = await chosen(page, who)
  await sent(page)
  await page.getByRole("link", { name: "Zustimmen" }).click()
  await wizard.step("Summary").waitFor()
  await page.locator("[data-state=reviewing]").first().waitFor()
  shop.there.rules.refusesNext = true
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
