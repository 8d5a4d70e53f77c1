import { readFile } from "node:fs/promises"
import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { test } from "../../test.ts"
import { fuels } from "./prices.parts.ts"

const chart = (page: Page) => page.getByRole("slider", { name: /^Preis für / })
const readout = (page: Page) => page.locator("[data-part=readout]")
/** Selects a comparison as users do, by focusing the field first: the script may or may not be loaded by then. */
const compareWith = async (page: Page, name: string) => {
  await page.getByLabel("Vergleichen mit").focus()
  await page.getByLabel("Vergleichen mit").selectOption(name)
}
const status = (page: Page) => page.locator("[data-status]")

test("a visitor sees the pellet price, reads the chart by keyboard and compares it with a state", async ({
  page
}) => {
  await page.goto("/")
  await expect(page.getByText("Band: die drei Jahre davor")).toBeVisible()
  await page.getByRole("link", { name: "Verlauf, Regionen und Hintergründe" }).click()
  await page.waitForURL("**/pelletpreise")
  await expect(page.getByRole("heading", { level: 1, name: "Pelletpreise in Deutschland" })).toBeVisible()
  await expect(page.getByText(/Eine Tonne lose Holzpellets kostet in Deutschland im Mittel/u)).toBeVisible()
  await expect(page.getByRole("row", { name: /^Bayern/u })).toBeVisible()
  await expectAccessible(page)

  const newest = await readout(page).innerText()
  await chart(page).focus()
  await page.keyboard.press("Home")
  await expect(readout(page)).not.toHaveText(newest)
  await page.keyboard.press("Escape")

  await page.getByRole("link", { name: "3 Monate" }).click()
  await page.waitForURL("**/pelletpreise?zeitraum=1")
  await expect(status(page)).toHaveAttribute("data-status", "drawn")
  await compareWith(page, "Bayern")
  await page.waitForURL("**/pelletpreise?zeitraum=1&vergleich=bayern")
  await expect(readout(page)).toContainText("Bayern")
  await expect(page.getByLabel("Vergleichen mit")).toBeFocused()
  const data = page.getByRole("link", { name: "Daten als CSV" })
  await expect(data).toHaveAttribute(
    "href",
    "/api/site/1/charts/pellets/data.csv?zeitraum=1&vergleich=bayern"
  )
  await page.goBack()
  await expect(readout(page)).not.toContainText("Bayern")
  await expect(page.getByLabel("Vergleichen mit")).toHaveValue("")
  await expect(page.getByRole("link", { name: "3 Monate" })).toHaveAttribute("aria-current", "true")
})

test("a chart without an answer keeps the former one, reports this, and is drawn at the next attempt", async ({
  page
}) => {
  await page.goto("/charts/pellets")
  await page.route("**/api/site/1/prices/history?*", (route) => route.abort())
  await compareWith(page, "Bayern")
  await expect(page.getByRole("alert")).toContainText("das Bild zeigt noch die vorigen")
  await expect(readout(page)).not.toContainText("Bayern")
  await page.unroute("**/api/site/1/prices/history?*")
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click()
  await expect(readout(page)).toContainText("Bayern")
  await expect(page.getByRole("alert")).toBeHidden()
})

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false })

  test("ranges are links, comparisons a form and figures a table", async ({ page }) => {
    await page.goto("/charts/heizoel")
    await page.getByRole("link", { name: "2 Jahre" }).click()
    await page.waitForURL("**/charts/heizoel?zeitraum=4")
    await page.getByLabel("Vergleichen mit").selectOption("Hessen")
    await page.getByRole("button", { name: "Vergleichen" }).click()
    await page.waitForURL(/\/charts\/heizoel\?zeitraum=4&vergleich=hessen$/u)
    await expect(readout(page)).toContainText("Hessen")
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Daten als CSV" }).click()
    ])
    expect(file.suggestedFilename()).toMatch(/^heizmarkt-heizoel-de-[0-9-]+-hessen\.csv$/u)
    const text = await readFile(await file.path(), "utf8")
    expect(text).toContain(";Heizöl, Deutschland (Euro je 100 Liter);Heizöl, Hessen (Euro je 100 Liter)\r\n")
    await page.getByText("Als Tabelle lesen").click()
    await expect(page.getByRole("columnheader", { name: /^Hessen/u })).toBeVisible()
    await page.goto("/pelletpreise")
    await page.getByLabel("Hackschnitzel").check()
    await page.getByRole("button", { name: "Preise zeigen" }).click()
    await expect(fuels(page)).toHaveCount(3)
    await page.getByRole("link", { name: "2 Jahre" }).click()
    await page.waitForURL("**/pelletpreise?zeitraum=4&gruppen=*")
    await expect(fuels(page)).toHaveCount(3)
    await page.goto("/charts/heizoel")
    await page.getByRole("link", { name: "Rohölpreis" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Rohölpreis" })).toBeVisible()
  })
})
