import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { enterAs } from "../../kept-mails.ts"
import { Figures } from "../../pages/Figures.ts"
import { test } from "../../test.ts"
import { admin, financial, span } from "./statistics.parts.ts"

test("a statistic of nothing says what would help, and one that nobody answers can be asked for again", async ({
  page
}) => {
  await enterAs(page, financial, "/statistics?von=2019-01-01&bis=2019-03-31&plz=80")
  await expect(page.getByText("In diesem Zeitraum gibt es nichts")).toBeVisible()
  await expectAccessible(page)
  await page.route("**/getStatistic", (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole("link", { name: "12 Monate" }).click()
  await expect(page.getByText("Das konnte gerade nicht geladen werden")).toBeVisible()
  await expectAccessible(page)
  await page.unroute("**/getStatistic")
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click()
  await expect(
    page.getByText("In diesem Zeitraum gibt es nichts").or(page.getByRole("slider")).first()
  ).toBeVisible()
  await page.goto(`/statistics?${span}&raster=monat&nach=produkt&bild=umsatz`)
  for (const lands of ["Deutschland und Österreich", "Schweiz"])
    await expect(page.getByRole("slider", { name: `Umsatz je Monat, ${lands}`, exact: true })).toBeVisible()
  await expect(page.getByRole("columnheader", { name: "Produkt" })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel("Land", { exact: true }).selectOption({ label: "Schweiz" })
  await page.getByRole("button", { name: "Anzeigen" }).click()
  await expect(new Figures(page).picture).toHaveAccessibleName("Umsatz je Monat")
  await page.getByLabel("Bis").fill("2019-12-31")
  await page.getByRole("button", { name: "Anzeigen" }).click()
  await expect(page.getByText("Der letzte Tag liegt vor dem ersten.")).toBeVisible()
  await expectAccessible(page)
})

test("figures are of all countries until one is chosen, which goes on to other pages and under another locale", async ({
  page
}) => {
  await enterAs(page, admin, `/export-orders?${span}`)
  const land = page.getByLabel("Land", { exact: true })
  const count = page.getByRole("heading", { level: 2, name: /Bestellungen/u })
  const found = async () => {
    await expect(count).toHaveText(/^[1-9][\d.]* Bestellungen$/u)
    return Number((await count.textContent())?.replaceAll(/[^0-9]/gu, ""))
  }
  const chosen = async (name: string) => {
    await land.selectOption({ label: name })
    await page.getByRole("button", { name: "Zählen" }).click()
    await expect(page).toHaveURL(new RegExp(`land=${await land.inputValue()}`, "u"))
    await page.reload()
    await expect(land.locator("option:checked")).toHaveText(name)
    return found()
  }
  await expect(land).toHaveValue("alle")
  const all = await found()
  const own = [await chosen("Deutschland"), await chosen("Schweiz"), await chosen("Österreich")]
  expect(own.reduce((sum, each) => sum + each, 0)).toBe(all)

  for (const path of ["/ch/statistics", "/ch/admin/verkaufsliste", "/export-orders"]) {
    await page.goto(`${path}?${span}`)
    await expect(page).toHaveURL(/land=2/u)
    await expect(land).toHaveValue("2")
  }
  await page.goto(`/statistics?${span}`)
  await expect(page.getByRole("slider", { name: "Bestellungen je Woche", exact: true })).toBeVisible()
  await land.selectOption({ label: "Alle Länder" })
  await page.getByRole("button", { name: "Anzeigen" }).click()
  await expect(page).toHaveURL(/land=alle/u)
  await expect(page.getByRole("slider")).toHaveCount(2)
  await page.goto(`/ch/admin/verkaufsliste?${span}`)
  await expect(land).toHaveValue("alle")
  await expect(new Figures(page).sums).toHaveCount(2)
})
