import { expect, type Page, type Route } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { toAddress } from "../../begun-order.ts"
import { germany } from "../../markets.ts"
import { dealerOf, today } from "../../order-life.ts"
import { toPayment } from "../../payable-offer.ts"
import { Payment } from "../../pages/Payment.ts"
import { Stations } from "../../pages/Stations.ts"
import { Success } from "../../pages/Success.ts"
import { buyer } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"
import { isRecord } from "../../../src/domain/is-record.ts"

const iban = "DE89 3704 0044 0532 0130 00"

const debited = async (page: Page): Promise<string> => {
  const wizard = await toPayment(page, { byOperator: false, options: "" }, buyer("debited"))
  const payment = new Payment(page)
  await payment.debit.check()
  await payment.iban.fill(iban)
  await payment.accept.check()
  await wizard.savePayment()
  await wizard.place.click()
  return new Success(page).orderNumber()
}

/** Sets the mandate in the server's response for an order to a later status. */
const withMandate = (state: string) => async (route: Route) => {
  const response = await route.fetch()
  const order: unknown = JSON.parse(await response.text())
  if (!isRecord(order) || !isRecord(order["Mandate"])) throw new Error("The order has no mandate")
  const mandate = { ...order["Mandate"], State: state, DueOn: "2026-12-10", Amount: 1770 }
  await route.fulfill({ response, json: { ...order, Mandate: mandate } })
}

test("the mandate of an order is shown, and revoked by its buyer", async ({ page }) => {
  await debited(page)
  const mandate = page.getByRole("region", { name: "Ihr SEPA-Mandat" })
  await expect(mandate).toContainText("erst nach der Lieferung")
  await mandate.getByRole("button", { name: "Mandat widerrufen" }).click()
  await expectAccessible(page)
  await mandate.getByRole("button", { name: "Ja, widerrufen" }).click()
  await expect(page.locator("[aria-live=polite]").getByText("Ihr Mandat ist widerrufen")).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await expect(mandate).toContainText("wird nichts mehr eingezogen")
  await expect(mandate.getByRole("button")).toHaveCount(0)
  await expectAccessible(page)
})

test("every state of a mandate is shown on the order's page, and a change meanwhile is reported", async ({
  page
}) => {
  await debited(page)
  const mandate = page.getByRole("region", { name: "Ihr SEPA-Mandat" })
  await page.route("**/revoke-mandate", (route) =>
    route.fulfill({
      status: 409,
      json: { Code: "NotPossible", Message: "", Problems: [], Version: 1, Status: "placed" }
    })
  )
  for (const [state, words] of [
    ["preNotified", "Am 10. Dezember 2026 werden"],
    ["collected", "acht Wochen"],
    ["returned", "wieder offen"],
    ["expired", "erloschen"]
  ] as const) {
    await page.route(/\/api\/orders\/[\w-]{22}$/u, withMandate(state))
    await mandate.getByRole("button", { name: "Mandat widerrufen" }).click()
    await mandate.getByRole("button", { name: "Ja, widerrufen" }).click()
    await expect(mandate).toContainText(words)
    await expect(
      page.locator("[aria-live=polite]").getByText("Das Mandat hat sich inzwischen geändert")
    ).toBeVisible()
    await expectAccessible(page)
  }
})

test("the final plan of an order in instalments follows the delivered amount", async ({ page, browser }) => {
  const wizard = await toPayment(page, { byOperator: false, options: "45$12" }, buyer("lent"))
  const payment = new Payment(page)
  await payment.plan(12).check()
  await payment.birthDate.fill("1980-05-17")
  await payment.ratesIban.fill(iban)
  await payment.consent.check()
  await wizard.savePayment()
  await wizard.place.click()
  const number = await new Success(page).orderNumber()
  const plan = page.getByRole("region", { name: "Ihr endgültiger Ratenplan" })
  await expect(plan).toHaveCount(0)
  const dealer = await dealerOf(browser, new URL(page.url()).origin, number)
  await dealer.leads("confirm")
  await dealer.leads("schedule", { Day: today(), Reason: "Am Telefon vereinbart." })
  await dealer.leads("deliver", { Day: today(), Amount: 5900, IsMixed: false, Reason: "" })
  await dealer.leaves()
  await page.reload()
  await expect(plan).toContainText("9,56 %")
  await expect(plan).not.toContainText("vorläufig")
  await expectAccessible(page)
})

test("stations delivered one by one are shown one by one", async ({ page, browser }) => {
  test.slow()
  const list = `/holzpellets-lose/angebotsliste?zipCode=${germany.zip}&amount=6000&stations=2`
  const wizard = await toAddress(page, list)
  await wizard.fillAddress(buyer("one-by-one"))
  await page.getByRole("button", { name: "Weiter zu den Mengen" }).click()
  const stations = new Stations(page)
  await stations.title.waitFor()
  await stations.fillAddress(1, "Amselweg")
  await stations.rows.nth(1).getByLabel("Titel").selectOption({ index: 1 })
  await stations.toPayment.click()
  await wizard.step("Payment").waitFor()
  await wizard.savePayment()
  await wizard.place.click()
  const { timeline } = new Success(page)
  const number = await new Success(page).orderNumber()
  const dealer = await dealerOf(browser, new URL(page.url()).origin, number)
  await dealer.leads("confirm")
  await dealer.leads("schedule", { Day: today(), Reason: "Am Telefon vereinbart." })
  const delivered = { Day: today(), IsMixed: false, Reason: "" }
  await dealer.leads("deliver", { ...delivered, Station: 2, Amount: 2900 })
  await page.reload()
  await expect(timeline.nth(2)).toContainText("Liefertermin vereinbart")
  await expect(timeline.nth(3)).toContainText("Eine Lieferstelle beliefert")
  await expect(timeline.nth(3)).toContainText("Lieferstelle 2: 2.900 kg")
  await expect(timeline.nth(4)).toContainText("Geliefert")
  await expectAccessible(page)
  await dealer.leads("deliver", { ...delivered, Station: 1, Amount: 3000 })
  await dealer.leaves()
  await page.reload()
  await expect(timeline.nth(4)).toContainText("Lieferstelle 1: 3.000 kg")
  await expect(timeline.nth(4)).toContainText("Geliefert: 5.900 kg")
  await expectAccessible(page)
})
