import { expect } from "@playwright/test"
import { toLaterStep } from "../../begun-order.ts"
import { countOrders } from "../../database.ts"
import { Success } from "../../pages/Success.ts"
import { buyer } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"

const placeCall = "**/api/order-process/place"

test("a double click places one order", async ({ page }) => {
  const who = buyer("double")
  const wizard = await toLaterStep(page, "Summary", who)
  await wizard.place.dblclick()
  await new Success(page).orderNumber()
  expect(await countOrders(who.email)).toBe(1)
})

test("a lost answer is requested again with the same key: one order", async ({ page }) => {
  const who = buyer("lost")
  const wizard = await toLaterStep(page, "Summary", who)
  const keys: Array<string | null> = []
  await page.route(placeCall, async (route) => {
    keys.push(await route.request().headerValue("idempotency-key"))
    if (keys.length > 1) return route.continue()
    // the server has placed the order, but the response never reaches the buyer
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
