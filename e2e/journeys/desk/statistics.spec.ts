import { expect, type Page } from "@playwright/test"
import { insertAccount } from "../../account.ts"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { Figures, sumOf } from "../../pages/Figures.ts"
import { mailbox } from "../../pages/SignIn.ts"
import { signIn } from "../../signed-in.ts"
import { expectNoAccess } from "../../staff.ts"
import { test } from "../../test.ts"
import { busyDealer, first, last, span } from "./statistics.parts.ts"

/** Formats a month as the page does, e.g. "Jänner 2026". */
const month = (iso: string): string =>
  new Intl.DateTimeFormat("de-DE", { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(iso))

const nextMonth = (iso: string): string => {
  const at = new Date(`${iso.slice(0, 7)}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + 1)
  return at.toISOString()
}

const enterAsDealer = async (page: Page, dealerId: number, path: string): Promise<void> => {
  const email = mailbox("haendler")
  await insertAccount(email, "Role_AdvertisingPartner")
  await ask("update account set dealer_id = $2 where email = $1", [email, dealerId])
  await signIn(page, email, path, false)
}

test("a dealer sees only the dealer's own orders, reads the chart by keyboard and finds the same in table and file", async ({
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
