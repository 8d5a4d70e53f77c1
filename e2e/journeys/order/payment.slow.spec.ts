import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { beginPayable, toPayment } from "../../payable-offer.ts"
import { Payment } from "../../pages/Payment.ts"
import { buyer } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"

const iban = "DE89 3704 0044 0532 0130 00"

const masked = "DE•• •••• 3000"

const giveMandate = async (payment: Payment): Promise<void> => {
  await payment.debit.check()
  await payment.iban.fill(iban)
  await expect(payment.mandate).toContainText("Gläubiger-ID")
  await payment.accept.check()
}

test("the saved account is kept when other payment data change, and another one can be typed", async ({
  page
}) => {
  const wizard = await toPayment(page, { byOperator: false, options: "" }, buyer("kept"))
  const payment = new Payment(page)
  await giveMandate(payment)
  await wizard.savePayment()
  await page.goBack()
  await wizard.step("Payment").waitFor()
  await expect(page.getByText(`für das Konto ${masked}`)).toBeVisible()
  await expectAccessible(page)
  await wizard.reference.fill("Haus am Hang")
  await wizard.savePayment()
  await expect(page.getByText(masked)).toBeVisible()
  await page.goBack()
  await wizard.step("Payment").waitFor()
  await page.getByRole("button", { name: "Anderes Konto angeben" }).click()
  await wizard.toSummary.click()
  await expect(wizard.errors).toContainText("geben Sie die IBAN Ihres Kontos ein")
  await expect(wizard.errors).not.toContainText("Ohne Ihr Mandat")
  await payment.iban.fill("AT61 1904 3002 3457 3201")
  await payment.accept.check()
  await wizard.savePayment()
  await expect(page.getByText("AT•• •••• 3201")).toBeVisible()
})

test("a payment method named in the URL is chosen, or shown as impossible with its reason", async ({
  page
}) => {
  const wizard = await beginPayable(page, { byOperator: false, options: "" })
  await page.goto(page.url().replace("/adresse", "/sepa/bezahlung"))
  await wizard.step("DeliveryAddress").waitFor()
  await wizard.saveAddress(buyer("asked"))
  const payment = new Payment(page)
  await expect(payment.debit).toBeChecked()
  for (const [variant, words] of [
    ["interaidsepa", "geht die Zahlung an jemand anderen"],
    ["installment", ""]
  ] as const) {
    await page.goto(
      page.url().replace(/bestellung\/(?:[a-z]+\/)?bezahlung/u, `bestellung/${variant}/bezahlung`)
    )
    await wizard.step("Payment").waitFor()
    await expect(page).toHaveURL(new RegExp(`/bestellung/${variant}/bezahlung`, "u"))
    if (words === "") await expect(payment.rates).toBeChecked()
    else await expect(page.getByText(words)).toBeVisible()
    await expectAccessible(page)
  }

  await payment.invoice.check()
  await expect(page).toHaveURL(/\/bestellung\/invoice\/bezahlung/u)
  await wizard.reference.fill("Haus 3")
  await page.reload()
  await wizard.step("Payment").waitFor()
  await expect(payment.invoice).toBeChecked()
  await expect(wizard.reference).toHaveValue("Haus 3")
  await page.goto(page.url().replace("/invoice/bezahlung", "/sepa/adresse"))
  await wizard.step("DeliveryAddress").waitFor()
  await expect(page).toHaveURL(/\/bestellung\/adresse/u)
})

test("a mandate or plans that cannot be loaded can be requested again", async ({ page }) => {
  await toPayment(page, { byOperator: false, options: "" }, buyer("unread"))
  const payment = new Payment(page)
  await page.route("**/api/order-process/*/*", (route) => route.abort())
  await payment.debit.check()
  await payment.iban.fill(iban)
  await expect(page.getByText("Das Mandat lässt sich gerade nicht zeigen")).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click()
  await expect(payment.mandate).toBeVisible()
  await page.route("**/api/order-process/*/*", (route) => route.abort())
  await payment.rates.check()
  await expect(page.getByText("Die Raten lassen sich gerade nicht berechnen")).toBeVisible()
  await page.unrouteAll()
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click()
  await expect(payment.plan(6)).toBeChecked()
})
