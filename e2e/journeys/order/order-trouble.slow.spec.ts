import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { toAddress } from "../../begun-order.ts"
import { countOrders } from "../../database.ts"
import { germany } from "../../markets.ts"
import { Stations } from "../../pages/Stations.ts"
import { Success } from "../../pages/Success.ts"
import { buyer, type Buyer } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"
import { again, calls, refuse } from "./order-trouble.parts.ts"
import { OfferList } from "../../pages/OfferList.ts"

const toStations = async (page: Page, who: Buyer) => {
  const list = `/holzpellets-lose/angebotsliste?zipCode=${germany.zip}&amount=6000&stations=2`
  const wizard = await toAddress(page, list)
  await wizard.fillAddress(who)
  return { wizard, stations: new Stations(page) }
}

test("amounts and payment that cannot be saved, or were changed elsewhere, are kept beside the stored values", async ({
  page
}) => {
  test.slow()
  const { wizard, stations } = await toStations(page, buyer("elsewhere"))
  await page.getByRole("button", { name: "Weiter zu den Mengen" }).click()
  await stations.title.waitFor()
  await stations.fillAddress(1, "Amselweg")
  for (const [call, save, shown] of [
    [calls.stations, stations.toPayment, wizard.step("Payment")],
    [calls.payment, wizard.toSummary, wizard.step("Summary")]
  ] as const) {
    await page.route(call, (route) => route.abort())
    await save.click()
    await expect(page.getByText("Ihre Angaben sind noch da")).toBeVisible()
    await expectAccessible(page)
    await page.unroute(call)
    await refuse(page, call, 409, "VersionConflict", { Version: 9 })
    await again(page).click()
    await expect(page.getByText("In einem anderen Fenster wurde etwas anderes gespeichert")).toBeVisible()
    await expectAccessible(page)
    await page.unroute(call)
    await page.getByRole("button", { name: "Meine Eingabe speichern" }).click()
    await shown.waitFor()
  }
})

test("a lost connection in any step keeps the input, continues at the next attempt, and leads to one order", async ({
  page,
  context
}) => {
  test.slow()
  const who = buyer("offline")
  const { wizard, stations } = await toStations(page, who)
  /** Clicks while the browser is offline, and again once the connection is back. */
  const cut = async (click: () => Promise<void>, text: string, kept: () => Promise<void>, retry: string) => {
    await context.setOffline(true)
    await click()
    await expect(page.getByText(text)).toBeVisible()
    await kept()
    await page.getByRole("button", { name: retry }).click()
    await expect(page.getByText(text)).toBeVisible()
    await context.setOffline(false)
    await page.getByRole("button", { name: retry }).click()
  }
  const still = "Ihre Angaben sind noch da"
  const retry = "Noch einmal versuchen"
  await cut(
    () => page.getByRole("button", { name: "Weiter zu den Mengen" }).click(),
    still,
    () => expect(wizard.street).toHaveValue(who.street),
    retry
  )
  await stations.title.waitFor()
  await stations.fillAddress(1, "Amselweg")
  await cut(
    () => stations.toPayment.click(),
    still,
    () => expect(stations.field(1, "street")).toHaveValue("Amselweg"),
    retry
  )
  await wizard.step("Payment").waitFor()
  await wizard.reference.fill("Haus am Hang")
  await cut(
    () => wizard.toSummary.click(),
    still,
    () => expect(wizard.reference).toHaveValue("Haus am Hang"),
    retry
  )
  await wizard.step("Summary").waitFor()
  await page.locator("[data-state=reviewing]").first().waitFor()
  await cut(
    () => wizard.place.click(),
    "Wir haben keine Antwort bekommen",
    () => expect(page.getByText("Amselweg 5")).toBeVisible(),
    "erneut senden"
  )
  await new Success(page).orderNumber()
  expect(await countOrders(who.email)).toBe(1)
})

test("an order whose offer no longer exists leads back to the offers", async ({ page }) => {
  const wizard = await toAddress(page)
  await refuse(page, calls.address, 409, "OfferGone")
  await wizard.fillAddress(buyer("gone"))
  await wizard.toPayment.click()
  await expect(page.getByRole("heading", { name: "Dieses Angebot gibt es nicht mehr" })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole("link", { name: "Angebote neu vergleichen" }).click()
  await new OfferList(page).offers.first().waitFor()
})
