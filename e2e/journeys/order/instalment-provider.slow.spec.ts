import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { countOrders } from "../../database.ts"
import { toPayment } from "../../payable-offer.ts"
import { Payment } from "../../pages/Payment.ts"
import { Success } from "../../pages/Success.ts"
import { buyer, type Wizard } from "../../pages/Wizard.ts"
import { type ProviderShop, providerShop } from "../../provider-shop.ts"
import { test } from "../../test.ts"

// one shop process for all tests of this file
test.describe.configure({ mode: "default" })

const iban = "DE89 3704 0044 0532 0130 00"

let shop: ProviderShop
test.beforeAll(async () => {
  shop = await providerShop()
})
test.afterAll(() => shop.end())

const devicesSeen = () => shop.there.calls.filter((call) => call.startsWith("device /dcs/seen?t=partner_M1_"))

const filled = async (page: Page, who: ReturnType<typeof buyer>): Promise<Wizard> => {
  const wizard = await toPayment(page, { byOperator: true, options: "", origin: shop.origin }, who)
  const payment = new Payment(page)
  await payment.rates.check()
  await payment.plan(12).check()
  await payment.birthDate.fill("1980-05-17")
  await payment.ratesIban.fill(iban)
  await payment.consent.check()
  return wizard
}

test("an order is paid by a plan of the provider, which authorises it and recognises the device", async ({
  page
}) => {
  const who = buyer("provided")
  const wizard = await filled(page, who)
  await expect.poll(() => devicesSeen().length).toBe(1)
  await expect(new Payment(page).plans.getByRole("radio")).toHaveCount(2)
  await expect(page.getByRole("link", { name: /^Informationen des Kreditgebers/u })).toHaveAttribute(
    "href",
    "https://pay.example/credit"
  )
  await expectAccessible(page)
  await wizard.savePayment()
  await expect(page.getByText("12 Raten zu").first()).toBeVisible()
  expect(shop.there.ledger).toEqual([])
  await page.locator("[data-state=reviewing]").first().waitFor()
  await wizard.place.click()
  await new Success(page).orderNumber()
  await expect(page.getByText("12 Raten zu").first()).toBeVisible()
  expect(await countOrders(who.email)).toBe(1)
  expect(shop.there.ledger.map(({ action }) => action)).toEqual(["authorise"])
  expect(shop.there.applications.at(-1)).toMatchObject({
    option: "plan-12",
    birthDate: "19800517",
    deviceToken: expect.stringMatching(/^partner_M1_[\w-]{22}$/u)
  })
  await expectAccessible(page)
})

test("a provider that refuses leaves the other payment methods available, and needs no script", async ({
  page
}) => {
  const who = buyer("refused")
  await page.route("**/dcs.js", (route) => route.abort())
  const wizard = await filled(page, who)
  await wizard.savePayment()
  expect(shop.there.applications.at(-1)?.deviceToken).toBeUndefined()
  await page.locator("[data-state=reviewing]").first().waitFor()
  shop.there.rules.refusesNext = true
  await wizard.place.click()
  await expect(page.getByText("Die Zahlung wurde abgelehnt")).toBeVisible()
  await page.getByRole("button", { name: "Andere Zahlungsart wählen" }).click()
  await wizard.step("Payment").waitFor()
  await expect(page.getByText("Der Kreditgeber hat die Raten abgelehnt")).toBeVisible()
  await expectAccessible(page)
  await new Payment(page).invoice.check()
  await wizard.savePayment()
  await page.locator("[data-state=reviewing]").first().waitFor()
  await wizard.place.click()
  await new Success(page).orderNumber()
  expect(await countOrders(who.email)).toBe(1)
})

test("a provider that is down is reported, both for its plans and for an application", async ({ page }) => {
  const down = () => shop.there.faults.push({ kind: "failBefore", at: "/commerce-cases" })
  const wizard = await filled(page, buyer("provider-down"))
  down()
  await page.getByRole("button", { name: "Weiter zur Übersicht" }).click()
  await expect(wizard.errors).toContainText("Der Kreditgeber antwortet gerade nicht")
  await expectAccessible(page)
  shop.there.faults.push(
    ...Array.from({ length: 3 }, () => ({ kind: "failBefore" as const, at: "/commerce-cases" }))
  )
  const payment = new Payment(page)
  await payment.invoice.check()
  await payment.rates.check()
  await expect(page.getByText("Die Raten lassen sich gerade nicht berechnen")).toBeVisible()
  await expect(page.getByText("Jede andere Zahlungsart können Sie trotzdem wählen.")).toBeVisible()
  await expectAccessible(page)
  shop.there.faults.length = 0
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click()
  await expect(payment.plans.getByRole("radio")).toHaveCount(2)
  await payment.invoice.check()
  await wizard.savePayment()
})
