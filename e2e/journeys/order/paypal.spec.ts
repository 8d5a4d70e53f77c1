import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { countOrders } from "../../database.ts"
import { Success } from "../../pages/Success.ts"
import { buyer } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"
import { paypalShop, sent } from "./paypal.parts.ts"

const shop = paypalShop()

test("an order is approved at PayPal, authorised when it is placed, and shown on its page", async ({
  page
}) => {
  const who = buyer("paypal")
  const wizard = await shop.chosen(page, who)
  await expectAccessible(page)
  await sent(page)
  const amount = await page.getByRole("heading").textContent()
  await page.getByRole("link", { name: "Zustimmen" }).click()
  await wizard.step("Summary").waitFor()
  await expect(page.getByText("PayPal, belastet nach der Lieferung")).toBeVisible()
  await expectAccessible(page)
  // the buyer opens the return URL again, first in the same tab and then in another tab
  const back = page.url()
  await page.reload()
  await wizard.step("Summary").waitFor()
  const other = await page.context().newPage()
  await other.goto(back)
  await other.locator("[data-state=reviewing]").first().waitFor()
  await page.locator("[data-state=reviewing]").first().waitFor()
  expect(shop.now().there.ledger).toEqual([])
  await wizard.place.click()
  await new Success(page).orderNumber()
  await expect(page.getByText("PayPal, belastet nach der Lieferung")).toBeVisible()
  const standing = page.getByRole("region", { name: "Ihre Zahlung bei PayPal" })
  await expect(standing).toContainText(/\d\s€ sind reserviert/u)
  expect(await countOrders(who.email)).toBe(1)
  expect(
    shop.now().there.ledger.map(({ action, cents }) => `${action} ${(cents / 100).toFixed(2)} EUR`)
  ).toEqual([`authorise ${amount}`])
  // the other tab shows the order
  await other.reload()
  await new Success(other).orderNumber()
  await expectAccessible(page)
})
