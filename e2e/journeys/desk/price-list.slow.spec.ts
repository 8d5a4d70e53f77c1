import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { test } from "../../test.ts"
import { dealerWithPrices, nextMonday, pricesOf, waitForLive, open } from "./price-list.parts.ts"

test("a flawed upload is reported with its row, and nothing changes (rule price-list.files)", async ({
  page
}) => {
  const { dealerId, areaId } = await dealerWithPrices()
  await open(page, dealerId)
  const upload = (text: string) =>
    page
      .locator("input[type=file]")
      .setInputFiles({ name: "preise.csv", mimeType: "text/csv", buffer: Buffer.from(text) })
  await upload("Liefergebiet;Preis\nMusterland;380")
  await expect(page.getByText("„preise.csv“ wurde nicht übernommen")).toBeVisible()
  await upload(
    "Liefergebiet;Produkt;Zertifikat;Ab Menge;Preis\nMusterland;Holzpellets lose;ENplus A1;0;4.200,00\nMustrland;Holzpellets lose;ENplus A1;3000;abc"
  )
  await expect(page.getByText("2 Zeilen aus „preise.csv“ übernommen")).toBeVisible()
  await page.getByRole("button", { name: "Liste prüfen" }).click()
  await expect(page.getByText("Meinten Sie Musterland?")).toBeVisible()
  await page.getByRole("button", { name: "Zeile 2, Preis" }).click()
  await expect(page.locator('[data-cell="1/unitPrice"]')).toBeFocused()
  expect(await pricesOf(areaId)).toEqual([42_000, 40_000, 38_000])
  // the uploaded list is stored in the browser
  page.on("dialog", (dialog) => void dialog.accept())
  await page.reload()
  await waitForLive(page)
  await expect(page.locator('[data-cell="1/unitPrice"]')).toHaveText("abc")
  await page.getByRole("button", { name: "Änderungen verwerfen" }).click()
  await expect(page.locator('[data-cell="0/unitPrice"]')).toHaveText("420,00")
})

const press = async (page: Page, name: string) => {
  await page.getByRole("button", { name }).first().focus()
  await page.keyboard.press("Enter")
}

/** Raises each price by a percentage, and checks the list. */
const raise = async (page: Page, percent: string) => {
  await page.getByLabel("Preise ändern um").focus()
  await page.keyboard.type(percent)
  await page.keyboard.press("Enter")
  await press(page, "Liste prüfen")
}

test("a dealer restores a former list by keyboard alone (rule price-list.history)", async ({ page }) => {
  const { dealerId, areaId } = await dealerWithPrices()
  await open(page, dealerId)
  const history = page.getByRole("region", { name: "Verlauf" })
  const dialog = page.getByRole("dialog")
  await raise(page, "+5")
  await press(page, "Preise veröffentlichen")
  await expect(history.getByRole("row", { name: /gilt/u })).toContainText("3 geändert")
  expect(await pricesOf(areaId)).toEqual([44_100, 42_000, 39_900])

  // the prices before the first list are an entry of the history as well
  const former = history
    .getByRole("row", { name: /Stand davor/u })
    .getByRole("button", { name: "Unterschiede" })
  await former.focus()
  await page.keyboard.press("Enter")
  await expect(dialog.getByRole("heading", { name: "Was diese Liste änderte" })).toBeVisible()
  await expectAccessible(page)
  // Escape changes nothing, and the focus returns to the button that opened the dialog
  await page.keyboard.press("Escape")
  await expect(former).toBeFocused()
  await page.keyboard.press("Enter")
  await dialog.getByLabel("Grund").focus()
  await page.keyboard.type("Vertippt")
  await page.keyboard.press("Enter")
  await expect(dialog).toBeHidden()
  await expect(page.locator('[data-cell="0/unitPrice"]')).toHaveText("420,00")
  await expect(history.getByRole("row", { name: /gilt/u })).toContainText("Vertippt")
  expect(await pricesOf(areaId)).toEqual([42_000, 40_000, 38_000])
})

test("a dealer withdraws planned prices by keyboard, and the page shows this at once (rule price-list.history)", async ({
  page
}) => {
  const { dealerId, areaId } = await dealerWithPrices()
  await open(page, dealerId)
  const history = page.getByRole("region", { name: "Verlauf" })
  const dialog = page.getByRole("dialog")
  await raise(page, "+5")
  await page.getByLabel("Ab einem Zeitpunkt").focus()
  await page.keyboard.press("Space")
  await page.getByLabel("Gilt ab").fill(nextMonday())
  await press(page, "Preise einplanen")
  const planned = history.getByRole("row", { name: /geplant/u })
  await expect(planned).toContainText("3 geändert")
  await planned.getByRole("button", { name: "Zurücknehmen" }).focus()
  await page.keyboard.press("Enter")
  await expect(dialog.getByRole("heading", { name: "Geplante Liste zurücknehmen?" })).toBeVisible()
  await dialog.getByLabel("Grund").focus()
  await page.keyboard.press("Enter")
  await expect(dialog).toBeHidden()
  await expect(planned).toBeHidden()
  await expect(history.getByRole("row", { name: /zurückgenommen/u })).toContainText("3 geändert")
  expect(await pricesOf(areaId)).toEqual([42_000, 40_000, 38_000])
})
