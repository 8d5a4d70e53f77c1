import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { enterAs } from "../../kept-mails.ts"
import { Figures, sumOf } from "../../pages/Figures.ts"
import { test } from "../../test.ts"
import { busyDealer, admin, financial, first, last, span } from "./statistics.parts.ts"
import { ask } from "../../database.ts"

test("an empty statistic suggests what to change, and one without an answer can be requested again", async ({
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

test("figures are of all countries until one is chosen, which also applies on other pages and under another locale", async ({
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

test("orders are counted and downloaded completely, and a broken download is discarded", async ({ page }) => {
  await enterAs(page, financial, `/export-orders?${span}`)
  const figures = new Figures(page)
  const count = page.getByRole("heading", { level: 2, name: /Bestellungen/u })
  await expect(count).toHaveText(/^[1-9][\d.]* Bestellungen$/u)
  await expectAccessible(page)
  const total = Number((await count.textContent())?.replaceAll(/[^0-9]/gu, ""))

  let isHeld = true
  await page.route("**/orders.csv**", async (route) => {
    if (!isHeld) return route.continue()
    // the header announces more rows than the body contains
    await route.fulfill({
      status: 200,
      headers: { "x-total-rows": String(total) },
      body: "Bestellnummer\r\n1\r\n"
    })
  })
  await figures.download.click()
  await expect(page.getByRole("alert")).toContainText("Die Datei ist nicht vollständig angekommen")
  await expect(page.getByText(/^Vollständig/u)).toBeHidden()
  await expectAccessible(page)
  isHeld = false
  await page.unroute("**/orders.csv**")
  const again = page.getByRole("button", { name: "Noch einmal versuchen" })
  const coming = page.waitForEvent("download")
  await again.click()
  await coming
  await expect(page.getByText(/^Vollständig: [\d.]+ Zeilen in bestellungen-/u)).toBeVisible()

  const id = await busyDealer()
  const [dealer] = await ask(
    `select d.name, d.zip_code, d.name || ', ' || d.zip_code || ' ' || d.city as text, count(*)::int as orders
     from dealer d join customer_order o on o.dealer_id = d.id
     where d.id = $1 and o.country_id = 1
       and (o.placed_at at time zone 'Europe/Berlin')::date between $2::date and $3::date
     group by d.id`,
    [id, first, last]
  )
  const chosen = page.getByRole("combobox", { name: "Händler" })
  await chosen.fill(String(dealer?.["text"]).replace(",", ""))
  // the list of all dealers stays until the response for the typed search arrives
  const found = page.getByRole("listbox", { name: "Händler" }).getByRole("option")
  await found
    .filter({ hasText: String(dealer?.["name"]) })
    .filter({ hasText: String(dealer?.["zip_code"]) })
    .click()
  await expect(chosen).toHaveValue(String(dealer?.["text"]))
  await page.getByRole("button", { name: "Zählen" }).click()
  await expect(page).toHaveURL(new RegExp(`haendler=${id}`, "u"))
  const counted = Number(dealer?.["orders"])
  await expect(count).toHaveText(counted === 1 ? "1 Bestellung" : `${counted} Bestellungen`)

  await page.getByLabel("Nummer, Name, E-Mail, Telefon, Ort").fill("gibt es nicht")
  await page.getByRole("button", { name: "Zählen" }).click()
  await expect(page.getByText("Dazu passt keine Bestellung")).toBeVisible()
  await expect(figures.download).toBeHidden()
  await expectAccessible(page)
})

test("the sales list has sums for each dealer and for all, and its file contains the same rows", async ({
  page
}) => {
  await enterAs(page, admin, `/admin/verkaufsliste?${span}`)
  const figures = new Figures(page)
  await expect(figures.sums).toHaveCount(2)
  await expectAccessible(page)
  const rows = page.locator("tbody tr[data-row=product]")
  const orders = await rows.locator("td:nth-of-type(1)").allTextContents()
  expect(orders.reduce((sum, text) => sum + Number(text.replaceAll(".", "")), 0)).toBe(
    (await figures.total(0, "EUR")) + (await figures.total(0, "CHF"))
  )
  const file = await figures.saved()
  expect(file.rows).toHaveLength(orders.length)
  for (const currency of ["EUR", "CHF"]) {
    expect(sumOf(file, "Bestellungen", currency)).toBe(await figures.total(0, currency))
    expect(sumOf(file, "Umsatz brutto", currency)).toBe(await figures.total(4, currency))
  }
  await page.getByLabel("Land", { exact: true }).selectOption({ label: "Schweiz" })
  await page.getByLabel("Von").fill("2019-01-01")
  await page.getByLabel("Bis").fill("2019-01-31")
  await page.getByRole("button", { name: "Anzeigen" }).click()
  await expect(page.getByText("In diesem Zeitraum gibt es nichts")).toBeVisible()
  await expectAccessible(page)
})
