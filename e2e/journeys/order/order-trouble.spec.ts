import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { toAddress } from "../../begun-order.ts"
import { countOrders } from "../../database.ts"
import { Success } from "../../pages/Success.ts"
import { buyer } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"
import { again, calls, refuse } from "./order-trouble.parts.ts"

const draftCall = /\/api\/order-process\/[\w-]{22}$/u

test("a final check that is unanswered, refused, outdated or lost is reported each time, and one order is placed", async ({
  page
}) => {
  test.slow()
  const who = buyer("trouble")
  const wizard = await toAddress(page)
  await wizard.fill(who)
  const reviewing = page.locator("[data-state=reviewing]").first()

  await refuse(page, calls.place, 422, "Invalid", {
    Problems: [{ Code: "placeMismatch", Field: "DeliveryAddress.City", Params: {} }]
  })
  await wizard.place.click()
  await expect(page.getByText("Die Bestellung konnte nicht angenommen werden")).toBeVisible()
  await expectAccessible(page)
  await page.unroute(calls.place)
  await again(page).click()
  await reviewing.waitFor()

  await refuse(page, calls.place, 409, "VersionConflict", { Version: 9 })
  await page.route(draftCall, (route) => route.abort())
  await wizard.place.click()
  await expect(page.getByText("Unser Server antwortet nicht")).toBeVisible()
  await expectAccessible(page)
  await page.unroute(draftCall)
  await again(page).click()
  await expect(page.getByText("In einem anderen Fenster wurde die Bestellung geändert")).toBeVisible()
  await expect(wizard.place).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute(calls.place)
  await page.getByRole("button", { name: "Gelesen, weiter" }).click()
  await reviewing.waitFor()

  await page.route(calls.place, (route) => route.abort())
  await wizard.place.click()
  await expect(page.getByText("Wir haben keine Antwort bekommen")).toBeVisible()
  await expectAccessible(page)
  await page.unroute(calls.place)
  await page.getByRole("button", { name: "erneut senden" }).click()
  await new Success(page).orderNumber()
  expect(await countOrders(who.email)).toBe(1)
})
