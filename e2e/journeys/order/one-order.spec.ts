import { expect } from "@playwright/test"
import { toAddress, toLaterStep } from "../../begun-order.ts"
import { countOrders } from "../../database.ts"
import { Success } from "../../pages/Success.ts"
import { buyer, Wizard } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"

const placeCall = "**/api/order-process/place"

test("a double click places one order", async ({ page }) => {
  const who = buyer("double")
  const wizard = await toLaterStep(page, "Summary", who)
  await wizard.place.dblclick()
  await new Success(page).orderNumber()
  expect(await countOrders(who.email)).toBe(1)
})

test("an answer that is lost on the way is asked for again with the same key: one order", async ({
  page
}) => {
  const who = buyer("lost")
  const wizard = await toLaterStep(page, "Summary", who)
  const keys: Array<string | null> = []
  await page.route(placeCall, async (route) => {
    keys.push(await route.request().headerValue("idempotency-key"))
    if (keys.length > 1) return route.continue()
    // the server has placed it, the buyer never hears of it
    await route.fetch()
    return route.abort()
  })
  await wizard.place.click()
  await expect(page.getByText("Wir haben keine Antwort bekommen")).toBeVisible()
  await expect(wizard.place).toBeDisabled()
  await page.getByRole("button", { name: "erneut senden" }).click()
  await new Success(page).orderNumber()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  expect(await countOrders(who.email)).toBe(1)
})

test("a reload after a lost answer finds the order that was placed", async ({ page }) => {
  const who = buyer("reload")
  const wizard = await toLaterStep(page, "Summary", who)
  await page.route(placeCall, async (route) => {
    await route.fetch()
    return route.abort()
  })
  await wizard.place.click()
  await expect(page.getByText("Wir haben keine Antwort bekommen")).toBeVisible()
  await page.reload()
  await new Success(page).orderNumber()
  expect(await countOrders(who.email)).toBe(1)
})

test("a call that never arrived keeps its key over a reload", async ({ page }) => {
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

test("going back after the order leads to it and orders nothing more", async ({ page }) => {
  const who = buyer("back")
  // with the steps behind it, to which one could go back
  const wizard = await toAddress(page)
  await wizard.fill(who)
  await wizard.place.click()
  const success = new Success(page)
  const number = await success.orderNumber()
  await page.goBack()
  expect(await success.orderNumber()).toBe(number)
  expect(await countOrders(who.email)).toBe(1)
})

test("two windows with one draft place one order, and both arrive at it", async ({ page, context }) => {
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
