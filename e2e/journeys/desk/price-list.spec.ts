import { expect, type Page } from "@playwright/test"
import { ask } from "../../database.ts"
import { enterAsDealer, makeDealer } from "../../dealer.ts"
import { test } from "../../test.ts"

const path = "/haendler/preise"

/** A dealer with prices of loose pellets in one area, of whom nobody else knows. */
const dealerWithPrices = async (): Promise<{ readonly dealerId: number; readonly areaId: number }> => {
  const dealerId = await makeDealer()
  const id = Math.floor(1_000_000 + Math.random() * 1_000_000_000)
  await ask(
    `insert into branch (id, dealer_id, name, street, zip_code, city)
     select $1, $2, 'Hof Muster', street, zip_code, city from branch order by id limit 1`,
    [id, dealerId]
  )
  // a postal code that nobody lives at, so that the offers of others stay as they are
  await ask(
    `insert into delivery_area (id, dealer_id, branch_id, country_id, zip_prefixes, lead_workdays, window_workdays, name)
     values ($1, $2, $1, 1, '{00000}', 3, 5, 'Musterland')`,
    [id, dealerId]
  )
  for (const [fromAmount, price] of [
    [0, 42_000],
    [3000, 40_000],
    [6000, 38_000]
  ])
    await ask(
      `insert into price_row (area_id, product_id, certification_id, from_amount, valid_from, unit_price)
       values ($1, 20, 1, $2, current_date - 10, $3)`,
      [id, fromAmount, price]
    )
  return { dealerId, areaId: id }
}

const pricesOf = async (areaId: number): Promise<ReadonlyArray<number>> =>
  (
    await ask(
      `select distinct on (from_amount) unit_price from price_row
       where area_id = $1 and valid_from <= (now() at time zone 'Europe/Berlin')::date
       order by from_amount, valid_from desc`,
      [areaId]
    )
  ).map((row) => Number(row["unit_price"]))

/** Waits until the page hears what is done. */
const waitForLive = (page: Page) =>
  expect(page.getByRole("button", { name: "Datei auswählen" })).toBeEnabled()

const open = async (page: Page, dealerId: number) => {
  await enterAsDealer(page, path, dealerId)
  await waitForLive(page)
  await expect(page.getByRole("grid", { name: "Preisliste" })).toBeVisible()
}

/** The local moment of next Monday at six, as the field takes it. */
const nextMonday = (): string => {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + (((8 - day.getUTCDay()) % 7) + 7))
  return `${day.toISOString().slice(0, 10)}T06:00`
}

test("a dealer plans new prices for Monday by keyboard alone (rule price-list.editing)", async ({ page }) => {
  const { dealerId, areaId } = await dealerWithPrices()
  await open(page, dealerId)
  await page.getByLabel("Preise ändern um").focus()
  await page.keyboard.type("+2")
  await page.keyboard.press("Enter")
  const cell = (row: number) => page.locator(`[data-cell="${row}/unitPrice"]`)
  await expect(cell(0)).toHaveText("428,40")
  await expect(cell(2)).toHaveText("387,60")
  // one price is far from the former one
  await cell(0).focus()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.type("480")
  await page.keyboard.press("Enter")
  await expect(cell(1)).toHaveText("480,00")
  await page.keyboard.press("Control+z")
  await expect(cell(1)).toHaveText("408,00")
  await cell(1).focus()
  await page.keyboard.press("F2")
  await page.keyboard.type("480")
  await page.keyboard.press("Enter")
  await page.getByRole("button", { name: "Liste prüfen" }).focus()
  await page.keyboard.press("Enter")
  const form = page.getByRole("region", { name: "Prüfen und veröffentlichen" })
  await expect(form).toContainText("3 Preise geändert")
  await page.getByLabel("Ab einem Zeitpunkt").focus()
  await page.keyboard.press("Space")
  await page.getByLabel("Gilt ab").fill(nextMonday())
  await page.getByRole("button", { name: "Preise einplanen" }).focus()
  await page.keyboard.press("Enter")
  await expect(form.getByText("Bestätigen Sie zuerst jeden Hinweis.")).toBeVisible()
  for (const box of await form.getByRole("checkbox").all()) {
    await box.focus()
    await page.keyboard.press("Space")
  }
  await page.getByRole("button", { name: "Preise einplanen" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByText(/Ihre neuen Preise gelten ab .+ 06:00 Uhr/u)).toBeVisible()
  expect(await pricesOf(areaId)).toEqual([42_000, 40_000, 38_000])
  await expect(page.getByRole("region", { name: "Verlauf" })).toContainText("geplant")
})

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

test("of two tabs the slower one learns of the other, and publishes nothing (rule price-list.editing)", async ({
  page,
  context
}) => {
  const { dealerId, areaId } = await dealerWithPrices()
  await open(page, dealerId)
  const other = await context.newPage()
  await other.goto(path)
  await waitForLive(other)
  const publish = async (tab: Page, percent: string) => {
    await tab.getByLabel("Preise ändern um").fill(percent)
    await tab.keyboard.press("Enter")
    await tab.getByRole("button", { name: "Liste prüfen" }).click()
    await tab.getByRole("button", { name: "Preise veröffentlichen" }).click()
  }
  await publish(page, "+1")
  await expect(page.getByText("Ihre neuen Preise gelten", { exact: true })).toBeVisible()
  await publish(other, "+3")
  await expect(other.getByText("Inzwischen gilt eine andere Liste")).toBeVisible()
  expect(await pricesOf(areaId)).toEqual([42_420, 40_400, 38_380])
  await other.getByRole("button", { name: "Die geltende Liste nehmen" }).click()
  await expect(other.locator('[data-cell="0/unitPrice"]')).toHaveText("424,20")
})
