import { expect } from "@playwright/test"
import { test } from "../../test.ts"
import { dealerWithPrices, pricesOf, waitForLive, open } from "./price-list.parts.ts"

test("a flawed upload is told with its row, and nothing changes (rule price-list.files)", async ({
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
  // what was brought waits in the browser
  page.on("dialog", (dialog) => void dialog.accept())
  await page.reload()
  await waitForLive(page)
  await expect(page.locator('[data-cell="1/unitPrice"]')).toHaveText("abc")
  await page.getByRole("button", { name: "Änderungen verwerfen" }).click()
  await expect(page.locator('[data-cell="0/unitPrice"]')).toHaveText("420,00")
})
