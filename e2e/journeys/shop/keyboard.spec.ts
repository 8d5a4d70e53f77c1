import { expect, type Locator, type Page } from "@playwright/test"
import { countOrders } from "../../database.ts"
import { germany } from "../../markets.ts"
import { Confirm } from "../../pages/Confirm.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { Payment } from "../../pages/Payment.ts"
import { Stations } from "../../pages/Stations.ts"
import { Success } from "../../pages/Success.ts"
import { buyer, Wizard } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"

/** Id of the list's option for sellers who accept direct debit. */
const directDebit = 42

/** Presses Tab until the control has the focus; fails if the control cannot be reached. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let count = 0; count < 80; count++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`The keyboard does not reach ${target.toString()}`)
}

const typeAll = async (page: Page, typed: ReadonlyArray<readonly [Locator, string]>): Promise<void> => {
  for (const [field, text] of typed) {
    await tabTo(page, field)
    await page.keyboard.type(text)
  }
}

test("an order with three stations and a mandate is placed by keyboard alone", async ({ page }) => {
  test.slow()
  const who = buyer("keys")
  await page.goto(
    `/holzpellets-lose/angebotsliste?zipCode=${germany.zip}&amount=6000&stations=3&options=${directDebit}`
  )
  const list = new OfferList(page)
  await list.offers.first().waitFor()
  await tabTo(page, list.choice(0))
  await page.keyboard.press("Enter")
  await page.waitForURL(/bestellparameter-bestaetigen/u)
  const confirm = new Confirm(page)
  await confirm.start.waitFor()
  await expect(confirm.title).toBeFocused()
  await tabTo(page, confirm.start)
  await page.keyboard.press("Enter")

  const wizard = new Wizard(page)
  await wizard.step("DeliveryAddress").waitFor()
  await tabTo(page, page.getByLabel("Anrede"))
  await page.keyboard.type("Frau")
  await typeAll(page, [
    [wizard.firstName, who.firstName],
    [wizard.lastName, who.lastName],
    [wizard.street, who.street],
    [wizard.houseNumber, who.houseNumber],
    [wizard.phone, who.phone],
    [wizard.email, who.email]
  ])
  await page.keyboard.press("Enter")

  const stations = new Stations(page)
  await stations.title.waitFor()
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  for (const [place, street] of [
    [1, "Amselweg"],
    [2, "Finkenweg"]
  ] as const)
    await typeAll(page, [
      [stations.field(place, "firstName"), "Nora"],
      [stations.field(place, "lastName"), "Nachbar"],
      [stations.field(place, "street"), street],
      [stations.field(place, "houseNumber"), "5"]
    ])
  await page.keyboard.press("Enter")

  await wizard.step("Payment").waitFor()
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  const payment = new Payment(page)
  await tabTo(page, payment.debit)
  await page.keyboard.press("Space")
  await tabTo(page, payment.iban)
  await page.keyboard.type("DE89 3704 0044 0532 0130 00")
  await payment.mandate.waitFor()
  await tabTo(page, payment.accept)
  await page.keyboard.press("Space")
  await tabTo(page, wizard.toSummary)
  await page.keyboard.press("Space")
  await wizard.step("Summary").waitFor()
  await page.locator("[data-state=reviewing]").first().waitFor()
  await expect(page.getByText("Frau Erika Beispiel").first()).toBeVisible()
  await tabTo(page, wizard.place)
  await page.keyboard.press("Enter")
  await new Success(page).orderNumber()
  expect(await countOrders(who.email)).toBe(1)
})
