import { expect, type Page } from "@playwright/test"
import { insertAccount } from "../../account.ts"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { enterAs } from "../../kept-mails.ts"
import { Figures, sumOf } from "../../pages/Figures.ts"
import { mailbox } from "../../pages/SignIn.ts"
import { signIn } from "../../signed-in.ts"
import { expectNoAccess } from "../../staff.ts"
import { test } from "../../test.ts"
import { admin, financial, first, last, span } from "./statistics.parts.ts"

/** As the page says it, e.g. "Jänner 2026". */
const month = (iso: string): string =>
  new Intl.DateTimeFormat("de-DE", { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(iso))

const nextMonth = (iso: string): string => {
  const at = new Date(`${iso.slice(0, 7)}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + 1)
  return at.toISOString()
}

/** The dealer with the most sample orders. */
const busyDealer = async (): Promise<number> => {
  const [row] = await ask(
    `select dealer_id, count(*)::int as orders from customer_order where country_id = 1
     group by dealer_id order by 2 desc, 1 limit 1`,
    []
  )
  return Number(row?.["dealer_id"])
}

const enterAsDealer = async (page: Page, dealerId: number, path: string): Promise<void> => {
  const email = mailbox("haendler")
  await insertAccount(email, "Role_AdvertisingPartner")
  await ask("update account set dealer_id = $2 where email = $1", [email, dealerId])
  await signIn(page, email, path, false)
}

test("a dealer sees the own orders alone, reads the picture by keyboard and finds the same in table and file", async ({
  page
}) => {
  const id = await busyDealer()
  await enterAsDealer(page, id, `/statistics?${span}&raster=monat`)
  const figures = new Figures(page)
  await expect(figures.picture).toBeVisible()
  await expect(
    page.getByRole("navigation", { name: "Mein Bereich" }).getByRole("link", { name: "Statistik" })
  ).toHaveAttribute("aria-current", "page")
  const [own] = await ask(
    `select count(*)::int as orders from customer_order where dealer_id = $1
     and (placed_at at time zone 'Europe/Berlin')::date between $2::date and $3::date`,
    [id, first, last]
  )
  expect(await figures.total(0)).toBe(Number(own?.["orders"]))
  await expectAccessible(page)

  await figures.picture.focus()
  await page.keyboard.press("Home")
  await expect(
    page.getByRole("status").filter({ hasText: /: Bestellungen \d+, davon storniert \d+$/u })
  ).toBeAttached()
  await page.keyboard.press("ArrowRight")
  await expect(figures.readout).toContainText(month(nextMonth(first)))
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(figures.readout).not.toContainText(month(nextMonth(first)))

  const orders = () =>
    page
      .locator("tbody tr td:nth-of-type(1)")
      .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent)))
  const asTheyCame = await orders()
  const head = page.getByRole("columnheader", { name: "Bestellungen" })
  await head.getByRole("button").focus()
  await page.keyboard.press("Enter")
  await expect(head).toHaveAttribute("aria-sort", "descending")
  expect(await orders()).toEqual(asTheyCame.toSorted((a, b) => b - a))
  await expectAccessible(page)

  const file = await figures.saved()
  expect(file.rows).toHaveLength(await page.locator("tbody tr").count())
  expect(sumOf(file, "Bestellungen")).toBe(await figures.total(0))
  expect(sumOf(file, "Umsatz brutto")).toBe(await figures.total(4))
  await expect(page.getByText(/^Vollständig: \d+ Zeilen? in statistik-/u)).toBeVisible()
  await expectAccessible(page)
  await page.goto("/export-orders")
  await expectNoAccess(page)
})

test("orders are counted, taken whole, and a file that breaks off is none", async ({ page }) => {
  await enterAs(page, financial, `/export-orders?${span}`)
  const figures = new Figures(page)
  const count = page.getByRole("heading", { level: 2, name: /Bestellungen/u })
  await expect(count).toHaveText(/^[1-9][\d.]* Bestellungen$/u)
  await expectAccessible(page)
  const total = Number((await count.textContent())?.replaceAll(/[^0-9]/gu, ""))

  let isHeld = true
  await page.route("**/orders.csv**", async (route) => {
    if (!isHeld) return route.continue()
    // announced as more than comes
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
    `select d.name || ', ' || d.city as text, count(*)::int as orders
     from dealer d join customer_order o on o.dealer_id = d.id
     where d.id = $1 and o.country_id = 1
       and (o.placed_at at time zone 'Europe/Berlin')::date between $2::date and $3::date
     group by d.id`,
    [id, first, last]
  )
  await page.getByLabel("Händler", { exact: true }).selectOption({ label: String(dealer?.["text"]) })
  await page.getByRole("button", { name: "Zählen" }).click()
  await expect(page).toHaveURL(new RegExp(`haendler=${id}`, "u"))
  const counted = Number(dealer?.["orders"])
  await expect(count).toHaveText(counted === 1 ? "1 Bestellung" : `${counted} Bestellungen`)

  await page.getByLabel("Nummer, Name, E-Mail, Ort").fill("gibt es nicht")
  await page.getByRole("button", { name: "Zählen" }).click()
  await expect(page.getByText("Dazu passt keine Bestellung")).toBeVisible()
  await expect(figures.download).toBeHidden()
  await expectAccessible(page)
})

test("the sales list adds up by dealer and over all, and its file holds the same rows", async ({ page }) => {
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
