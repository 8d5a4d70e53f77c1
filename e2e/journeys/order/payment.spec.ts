import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask, countOrders } from "../../database.ts"
import { toPayment } from "../../payable-offer.ts"
import { Payment } from "../../pages/Payment.ts"
import { Success } from "../../pages/Success.ts"
import { buyer, type Wizard } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"

const iban = "DE89 3704 0044 0532 0130 00"

const masked = "DE•• •••• 3000"

const place = async (page: Page, wizard: Wizard, email: string): Promise<void> => {
  await wizard.place.click()
  await new Success(page).orderNumber()
  expect(await countOrders(email)).toBe(1)
}

for (const byOperator of [false, true]) {
  const creditor = byOperator ? "the operator" : "the dealer"

  test(`an order is paid by invoice of ${creditor}`, async ({ page }) => {
    const who = buyer("invoice")
    const wizard = await toPayment(page, { byOperator, options: "" }, who)
    await expect(new Payment(page).invoice).toBeChecked()
    await wizard.savePayment()
    await expect(page.getByText("Rechnung, zahlbar nach der Lieferung")).toBeVisible()
    // the seller is named at the order button, as in the list and in the receipt (rule law.seller)
    const sold = page.getByText(/verbindliche Bestellung bei Heizmarkt Beispiel GmbH ab/u)
    await expect(sold).toHaveCount(byOperator ? 1 : 0)
    await place(page, wizard, who.email)
  })

  test(`an order is paid by direct debit of ${creditor}, by a mandate that was shown in full`, async ({
    page
  }) => {
    const who = buyer("debit")
    const wizard = await toPayment(page, { byOperator, options: "" }, who)
    const payment = new Payment(page)
    await payment.debit.check()
    await expect(payment.holder).toHaveValue("Erika Beispiel")
    await payment.iban.fill("DE88 3704 0044 0532 0130 00")
    await expect(payment.iban).toHaveAccessibleDescription(/Zahlendreher/u)
    await expect(payment.mandate).toHaveCount(0)
    await expectAccessible(page)
    await payment.iban.fill(iban)
    await expect(payment.mandate).toContainText("innerhalb von acht Wochen")
    await expect(payment.mandate).toContainText(/HM-[0-9A-F]{24}/u)
    await expect(payment.accept).not.toBeChecked()
    await wizard.toSummary.click()
    await expect(wizard.errors).toContainText("Ohne Ihr Mandat")
    await expectAccessible(page)
    // another IBAN is typed after the missing consent was reported: the errors of this IBAN are shown at once
    await payment.iban.fill("DE89 3704")
    await expect(wizard.errors).toContainText("zu kurz oder zu lang")
    await expect(wizard.errors).not.toContainText("Ohne Ihr Mandat")
    await payment.iban.fill(iban)
    await payment.accept.check()
    await wizard.savePayment()
    await expect(page.getByText(masked)).toBeVisible()
    await expect(page.getByText(/Referenz HM-[0-9A-F]{24}/u)).toBeVisible()
    await expectAccessible(page)
    await place(page, wizard, who.email)
    await expect(page.getByText(masked)).toBeVisible()
    await expectAccessible(page)
  })
}

test("an order is paid in instalments, with all figures before and after", async ({ page }) => {
  const who = buyer("rates")
  const wizard = await toPayment(page, { byOperator: false, options: "45$12" }, who)
  const payment = new Payment(page)
  await expect(payment.rates).toBeChecked()
  await expect(payment.plan(12)).toBeChecked()
  await payment.plan(18).check()
  for (const figure of [
    /Nettodarlehens\u00ad?betrag/u,
    "Gesamtbetrag",
    "9,56 %",
    "9,99 %",
    "Kreditgeber",
    "vorläufig"
  ])
    await expect(payment.plans).toContainText(figure)
  await expectAccessible(page)
  await wizard.toSummary.click()
  await expect(wizard.errors).toContainText("Geburtsdatum")
  await payment.birthDate.fill("1980-05-17")
  await payment.ratesIban.fill(iban)
  await payment.consent.check()
  await expectAccessible(page)
  await wizard.savePayment()
  await expect(page.getByText(/18 Raten zu/u)).toBeVisible()
  await expectAccessible(page)
  await place(page, wizard, who.email)
  await expect(page.getByText(/18 Raten zu/u)).toBeVisible()
  const [row] = await ask(
    `select position('370400440532'::bytea in i.iban) > 0 as readable, o.receipt::text as receipt
     from customer_order o join instalment_application i on i.draft_id = o.draft_id where o.email = $1`,
    [who.email]
  )
  expect(row?.["readable"]).toBe(false)
  expect(String(row?.["receipt"])).not.toContain("1980-05-17")
})
