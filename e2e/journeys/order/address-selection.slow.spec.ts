import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { toAddress } from "../../begun-order.ts"
import { Stations } from "../../pages/Stations.ts"
import { test } from "../../test.ts"
import { signedIn } from "./address-selection.parts.ts"
import { Success } from "../../pages/Success.ts"

test("stations are filled in from the customer's addresses, each with its own", async ({ page }) => {
  const { wizard } = await signedIn(page, 2)
  await page.getByRole("button", { name: "Weiter zu den Mengen" }).click()
  const stations = new Stations(page)
  await stations.title.waitFor()
  const choice = stations.rows.nth(1).getByLabel("Aus Ihren Adressen")
  await choice.selectOption({ index: 1 })
  await stations.toPayment.click()
  await expect(wizard.errors).toContainText("Diese Adresse steht schon bei einer anderen Lieferstelle.")
  await choice.selectOption({ index: 2 })
  await expect(stations.field(1, "street")).toHaveValue("Brühlsche Terrasse")
  await expectAccessible(page)
  await stations.toPayment.click()
  await wizard.step("Payment").waitFor()
})

test("a guest has no addresses to choose from", async ({ page }) => {
  await toAddress(page)
  await expect(page.locator("[data-part=own-addresses]")).toHaveCount(0)
})

test("a customer chooses among the addresses where the price is valid, and adds one in a dialog", async ({
  page
}) => {
  test.slow()
  const { wizard, choice } = await signedIn(page, 1)
  await expect(choice.locator("option")).toHaveCount(3)
  await expect(page.getByText("Adressen mit anderer Postleitzahl stehen hier nicht")).toBeVisible()
  await expect(wizard.street).toHaveValue("Zwingerteich")
  await expect(choice.locator("option:checked")).toHaveText(/Zwingerteich 7/u)
  await choice.selectOption({ index: 2 })
  await expect(wizard.street).toHaveValue("Brühlsche Terrasse")
  await expectAccessible(page)

  await page.getByRole("button", { name: "Adresse zu meinen hinzufügen" }).press("Enter")
  const dialog = page.getByRole("dialog", { name: "Neue Adresse" })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/bestellung\/adresse\/neu\?/u)
  await expectAccessible(page)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goForward()
  await dialog.getByLabel("Vorname").fill("Nora")
  await dialog.getByLabel("Nachname").fill("Nachbar")
  await dialog.getByLabel("Straße").fill("Amselweg")
  await dialog.getByLabel("Hausnr.").fill("5")
  // the place is a text field until the places of its postal code are loaded
  await dialog.getByRole("combobox", { name: "Ort" }).selectOption({ index: 1 })
  await dialog.getByRole("button", { name: "Adresse speichern" }).click()
  await expect(dialog.getByText("Bitte geben Sie eine Telefonnummer an").first()).toBeVisible()
  await dialog.getByLabel("Telefon").fill("0351 445566")
  await dialog.getByRole("button", { name: "Adresse speichern" }).click()
  await expect(dialog).toBeHidden()
  await expect(wizard.street).toHaveValue("Amselweg")
  await expect(choice.locator("option:checked")).toHaveText(/Nora Nachbar, Amselweg 5/u)

  await page.getByRole("button", { name: "Diese Adresse bearbeiten" }).click()
  const edit = page.getByRole("dialog", { name: "Adresse bearbeiten" })
  await edit.getByLabel("Hausnr.").fill("9")
  await edit.getByRole("button", { name: "Adresse speichern" }).click()
  await expect(edit).toBeHidden()
  await expect(wizard.houseNumber).toHaveValue("9")
  await wizard.toPayment.click()
  await wizard.step("Payment").waitFor()
  await wizard.savePayment()
  await wizard.place.click()
  await new Success(page).orderNumber()
  await expect(page.getByText("Amselweg 9").first()).toBeVisible()
})
