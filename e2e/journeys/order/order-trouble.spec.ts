import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { toAddress } from "../../begun-order.ts"
import { countOrders } from "../../database.ts"
import { germany } from "../../markets.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { Stations } from "../../pages/Stations.ts"
import { Success } from "../../pages/Success.ts"
import { type Buyer, buyer } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"

const draftCall = /\/api\/order-process\/[\w-]{22}$/u
const calls = {
  address: "**/api/order-process/address/save",
  stations: "**/api/order-process/stations/save",
  payment: "**/api/order-process/payment/save",
  place: "**/api/order-process/place"
}

const refuse = (page: Page, call: string, status: number, Code: string, rest: object = {}) =>
  page.route(call, (route) =>
    route.fulfill({ status, json: { Code, Message: "Refused.", Problems: [], ...rest } })
  )

const toStations = async (page: Page, who: Buyer) => {
  const list = `/holzpellets-lose/angebotsliste?zipCode=${germany.zip}&amount=6000&stations=2`
  const wizard = await toAddress(page, list)
  await wizard.fillAddress(who)
  return { wizard, stations: new Stations(page) }
}

const again = (page: Page) => page.getByRole("button", { name: "Noch einmal versuchen" })

test("a last look that is not answered, refused, overtaken or lost says so each time, and one order is placed", async ({
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

test("an order whose offer is gone leads back to the offers", async ({ page }) => {
  const wizard = await toAddress(page)
  await refuse(page, calls.address, 409, "OfferGone")
  await wizard.fillAddress(buyer("gone"))
  await wizard.toPayment.click()
  await expect(page.getByRole("heading", { name: "Dieses Angebot gibt es nicht mehr" })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole("link", { name: "Angebote neu vergleichen" }).click()
  await new OfferList(page).offers.first().waitFor()
})

test("amounts and payment that cannot be saved, or were changed elsewhere, stay beside what is there now", async ({
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

test("a line that is cut in any step keeps what was typed, goes on at the next try, and makes one order", async ({
  page,
  context
}) => {
  test.slow()
  const who = buyer("offline")
  const { wizard, stations } = await toStations(page, who)
  /** The same click without and with a line between. */
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
