import { expect } from "@playwright/test"
import { toAddress, toLaterStep } from "../../begun-order.ts"
import { countOrders } from "../../database.ts"
import { Success } from "../../pages/Success.ts"
import { buyer, Wizard } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"

const placeCall = "**/api/order-process/place"

test("a call that never arrived keeps its key across a reload", async ({ page }) => {
  const who = buyer("key")
  const wizard = await toLaterStep(page, "Summary", who)
  const keys: Array<string | null> = []
  await page.route(placeCall, async (route) => {
    keys.push(await route.request().headerValue("idempotency-key"))
    return keys.length === 1 ? route.abort() : route.continue()
  })
  await wizard.place.click()
  await expect(page.getByText("Wir haben keine Antwort bekommen")).toBeVisible()
  expect(await countOrders(who.email)).toBe(0)
  await page.reload()
  await page.locator("[data-state=reviewing]").first().waitFor()
  await wizard.place.click()
  await new Success(page).orderNumber()
  expect(keys[1]).toBe(keys[0])
  expect(await countOrders(who.email)).toBe(1)
})

test("going back after the order leads to the order and places nothing more", async ({ page }) => {
  const who = buyer("back")
  // the steps are in the browser's history, so that going back is possible
  const wizard = await toAddress(page)
  await wizard.fill(who)
  await wizard.place.click()
  const success = new Success(page)
  const number = await success.orderNumber()
  await page.goBack()
  expect(await success.orderNumber()).toBe(number)
  expect(await countOrders(who.email)).toBe(1)
})

test("two windows with one draft place one order, and both show it", async ({ page, context }) => {
  const who = buyer("two")
  const wizard = await toLaterStep(page, "Summary", who)
  const second = await context.newPage()
  await second.goto(page.url())
  const other = new Wizard(second)
  await second.locator("[data-state=reviewing]").first().waitFor()
  await wizard.place.click()
  const number = await new Success(page).orderNumber()
  await other.place.click()
  expect(await new Success(second).orderNumber()).toBe(number)
  expect(await countOrders(who.email)).toBe(1)
})
