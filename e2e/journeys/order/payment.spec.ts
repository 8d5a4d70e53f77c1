import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask, countOrders } from "../../database.ts"
import { beginPayable, toPayment } from "../../payable-offer.ts"
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

const giveMandate = async (payment: Payment): Promise<void> => {
  await payment.debit.check()
  await payment.iban.fill(iban)
  await expect(payment.mandate).toContainText("Gläubiger-ID")
  await payment.accept.check()
}

for (const byOperator of [false, true]) {
  const creditor = byOperator ? "the operator" : "the dealer"

  test(`an order is paid by invoice of ${creditor}`, async ({ page }) => {
    const who = buyer("invoice")
    const wizard = await toPayment(page, { byOperator, options: "" }, who)
    await expect(new Payment(page).invoice).toBeChecked()
    await wizard.savePayment()
    await expect(page.getByText("Rechnung, zahlbar nach der Lieferung")).toBeVisible()
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

test("the saved account stays when something else of the payment is changed, and another can be given", async ({
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
  await payment.iban.fill("AT61 1904 3002 3457 3201")
  await payment.accept.check()
  await wizard.savePayment()
  await expect(page.getByText("AT•• •••• 3201")).toBeVisible()
})

test("a way to pay that the address names is chosen, or told to be impossible with its reason", async ({
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

test("a mandate or plans that cannot be read are asked for again", async ({ page }) => {
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
