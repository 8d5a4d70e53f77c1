import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { BaseData, home } from "../../pages/BaseData.ts"
import { mailbox } from "../../pages/SignIn.ts"
import { test } from "../../test.ts"

test("an address is added, refused for its place, changed and deleted", async ({ page }) => {
  const data = new BaseData(page)
  await data.open(mailbox("adressen"))
  await expect(page.getByText("Noch keine.")).toBeVisible()
  await page.getByRole("link", { name: "Adresse hinzufügen" }).click()
  await expectAccessible(page)
  await data.saveAddress.click()
  await expect(page.locator(":focus")).toHaveAttribute("aria-labelledby", "error-summary")
  await expectAccessible(page)
  await data.fill(home)
  await data.saveAddress.click()
  await expect(data.dialog).toBeHidden()
  await expect(data.toast).toBeVisible()
  await expect(data.addresses).toContainText(home.street)

  await page.getByRole("link", { name: `Bearbeiten ${home.street}` }).click()
  await data.dialog.getByLabel("PLZ").fill("99999")
  await data.dialog.getByLabel("Ort").fill("Nirgendwo")
  await data.saveAddress.click()
  await expect(data.dialog.getByText("Diese Postleitzahl passt nicht zum Land.").first()).toBeVisible()
  // the dialog is closed, then the unsaved change is discarded: the old address is back
  await page.keyboard.press("Escape")
  await expect(page.getByText("1 Änderung ist noch nicht gespeichert.")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Verwerfen" }).click()
  await expect(data.addresses).toContainText("01067 Dresden")

  await page.getByRole("link", { name: `Bearbeiten ${home.street}` }).click()
  await data.dialog.getByLabel("Hausnr.").fill("13")
  await data.saveAddress.click()
  await expect(data.dialog).toBeHidden()
  await expect(data.addresses).toContainText(`${home.street} 13`)

  await page.getByRole("button", { name: `Löschen ${home.street} 13` }).click()
  await expect(page.getByText("Wird gelöscht")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: `Doch behalten ${home.street} 13` }).click()
  await expect(data.saveAddresses).toBeHidden()
  await page.getByRole("button", { name: `Löschen ${home.street} 13` }).click()
  await data.saveAddresses.click()
  await expect(page.getByText("Noch keine.")).toBeVisible()
  await page.reload()
  await expect(page.getByText("Noch keine.")).toBeVisible()
})
