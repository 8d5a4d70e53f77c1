import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { toAddress } from "../../begun-order.ts"
import { changeOffer } from "../../changed-offer.ts"
import { countOrders } from "../../database.ts"
import { Success } from "../../pages/Success.ts"
import { buyer } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"

test("missing input is reported at the field and in a summary that gets the focus", async ({ page }) => {
  const wizard = await toAddress(page)
  await wizard.toPayment.click()
  await expect(wizard.errors).toBeFocused()
  await expect(wizard.firstName).toHaveAttribute("aria-invalid", "true")
  await expect(wizard.firstName).toHaveAccessibleDescription(/Vornamen/u)
  await expectAccessible(page)
  await wizard.errors.getByRole("link", { name: /Telefonnummer/u }).click()
  await expect(wizard.phone).toBeFocused()
  await wizard.phone.fill("0351 1234567")
  await expect(wizard.phone).not.toHaveAttribute("aria-invalid")
})

test("back, forward and edit links move through the steps and lose nothing", async ({ page }) => {
  const wizard = await toAddress(page)
  const who = buyer("walk")
  await wizard.fill(who)
  await page.goBack()
  await wizard.step("Payment").waitFor()
  await page.goBack()
  await wizard.step("DeliveryAddress").waitFor()
  await expect(wizard.street).toHaveValue(who.street)
  await page.goForward()
  await page.goForward()
  await wizard.step("Summary").waitFor()
  await page.getByRole("link", { name: "Adresse ändern" }).click()
  await wizard.step("DeliveryAddress").waitFor()
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await wizard.houseNumber.fill("5")
  await wizard.toPayment.click()
  await wizard.step("Payment").waitFor()
  await wizard.reference.fill("Haus am Hang")
  await wizard.savePayment()
  await expect(page.getByText(`${who.street} 5`)).toBeVisible()
  await expect(page.getByText("Haus am Hang")).toBeVisible()
})

test("a reload keeps unsaved input", async ({ page }) => {
  const wizard = await toAddress(page)
  await wizard.firstName.fill("Erika")
  await wizard.email.fill("erika@")
  await page.reload()
  await expect(wizard.firstName).toHaveValue("Erika")
  await expect(wizard.email).toHaveValue("erika@")
})

test("a server that does not respond leaves the form unchanged, and the next attempt saves it", async ({
  page
}) => {
  const wizard = await toAddress(page)
  const save = "**/api/order-process/address/save"
  await page.route(save, (route) => route.abort())
  await wizard.fillAddress(buyer("offline"))
  await wizard.toPayment.click()
  await expect(page.getByText("Ihre Angaben sind noch da")).toBeVisible()
  await expectAccessible(page)
  await page.unroute(save)
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click()
  await wizard.step("Payment").waitFor()
})

test("a price that changed before the order is shown with both values and must be accepted", async ({
  page
}) => {
  const wizard = await toAddress(page)
  const who = buyer("price")
  await wizard.fill(who)
  await page.route("**/api/order-process/place", (route) =>
    route.fulfill({
      status: 409,
      json: { Code: "PriceChanged", Message: "The price has changed since it was shown.", Problems: [] }
    })
  )
  const seen = await page.locator("[data-part=total]").innerText()
  await changeOffer(page, { TotalPrice: 9999.99 })
  await wizard.place.click()
  const notice = page.getByRole("alert").filter({ hasText: "Das Angebot hat sich geändert" })
  await expect(notice).toContainText("9.999,99")
  await expect(notice).toContainText(seen.replaceAll(/\s/gu, " ").trim())
  await expect(wizard.place).toHaveCount(0)
  await expectAccessible(page)
  await page.unrouteAll()
  await notice.getByRole("button", { name: "Mit den neuen Werten weiter" }).click()
  await page.locator("[data-state=reviewing]").first().waitFor()
  await wizard.place.click()
  await new Success(page).orderNumber()
  expect(await countOrders(who.email)).toBe(1)
})

test("a URL without a draft or with another visitor's draft leads back to the offers", async ({ page }) => {
  const wishes = "zipCode=01067&amount=6000"
  for (const [draft, title] of [
    ["", "Diese angefangene Bestellung gibt es nicht mehr"],
    ["&draft=nobodys", "Diese angefangene Bestellung lässt sich gerade nicht öffnen"]
  ] as const) {
    await page.goto(`/holzpellets-lose/bestellung/adresse?${wishes}${draft}`)
    await expect(page.getByRole("heading", { name: title })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole("link", { name: "Angebote neu vergleichen" }).click()
    await expect(page).toHaveURL(/angebotsliste\?.*zipCode=01067/u)
  }
})
