import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { toAddress } from "../../begun-order.ts"
import { Stations } from "../../pages/Stations.ts"
import { test } from "../../test.ts"
import { signedIn } from "./address-selection.parts.ts"

test("stations are filled from the own addresses, each with its own", async ({ page }) => {
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
