import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { toAddress } from "../../begun-order.ts"
import { buyer, Wizard } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"

test("an inaccessible step shows the one before it, with the reason and its own URL", async ({ page }) => {
  await toAddress(page)
  await page.goto(page.url().replace("/adresse", "/bestellung-abschliessen"))
  await new Wizard(page).step("DeliveryAddress").waitFor()
  await expect(page).toHaveURL(/\/bestellung\/adresse\?/u)
  await expect(page.getByText("brauchen wir noch die Angaben auf dieser Seite")).toBeVisible()
  await expectAccessible(page)
})

test("an address changed in another window is shown beside the typed one before it is replaced", async ({
  page,
  context
}) => {
  const wizard = await toAddress(page)
  const second = await context.newPage()
  await second.goto(page.url())
  const other = new Wizard(second)
  await other.step("DeliveryAddress").waitFor()
  await other.saveAddress({ ...buyer("theirs"), street: "Elbufer" })
  await wizard.fillAddress({ ...buyer("mine"), street: "Am Zwinger" })
  await wizard.toPayment.click()
  await expect(page.getByText("In einem anderen Fenster wurde etwas anderes gespeichert")).toBeVisible()
  await expect(page.getByText("Elbufer 3")).toBeVisible()
  await expect(page.getByText("Am Zwinger 3")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Meine Eingabe speichern" }).click()
  await wizard.step("Payment").waitFor()
  await wizard.savePayment()
  await expect(page.getByText("Am Zwinger 3")).toBeVisible()
})

test("a URL without an offer leads back to the offers with the same choices", async ({ page }) => {
  await page.goto("/holzpellets-lose/bestellparameter-bestaetigen?zipCode=01067&amount=6000")
  await expect(page.getByRole("heading", { name: "Es fehlt noch ein Angebot" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("main").getByRole("link", { name: "Zu den Angeboten" }).click()
  await expect(page).toHaveURL(/angebotsliste\?.*zipCode=01067/u)
})
