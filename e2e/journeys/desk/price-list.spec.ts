import { expect, type Page } from "@playwright/test"
import { test } from "../../test.ts"
import { path, dealerWithPrices, nextMonday, pricesOf, waitForLive, open } from "./price-list.parts.ts"

test("a dealer plans new prices for Monday by keyboard alone (rule price-list.editing)", async ({ page }) => {
  const { dealerId, areaId } = await dealerWithPrices()
  await open(page, dealerId)
  await page.getByLabel("Preise ändern um").focus()
  await page.keyboard.type("+2")
  await page.keyboard.press("Enter")
  const cell = (row: number) => page.locator(`[data-cell="${row}/unitPrice"]`)
  await expect(cell(0)).toHaveText("428,40")
  await expect(cell(2)).toHaveText("387,60")
  // one price differs considerably from the former one
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

test("of two tabs the slower one sees the conflict, and publishes nothing (rule price-list.editing)", async ({
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
