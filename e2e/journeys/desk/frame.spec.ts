import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { signIn } from "../../signed-in.ts"
import { makePerson } from "../../staff.ts"
import { test } from "../../test.ts"
import { opened, path } from "./stornomanagement.parts.ts"
import { menu } from "./support.parts.ts"

test("at least eighteen rows are visible, in the chosen columns", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { desk } = await opened(page, 20)
  // number of rows that are completely visible both in the list and in the window
  const whole = await desk.rows.evaluateAll((rows) => {
    const box = rows[0]?.closest("table")?.parentElement?.getBoundingClientRect()
    const head = document.querySelector("thead")?.getBoundingClientRect().bottom ?? 0
    const edge = Math.min(box?.bottom ?? 0, innerHeight)
    return rows.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return top >= head - 1 && bottom <= edge + 1
    }).length
  })
  expect(whole).toBeGreaterThanOrEqual(18)
  await expectAccessible(page)
  await expect(desk.save).toBeInViewport()

  await page.getByRole("button", { name: "Spalten" }).click()
  await page.getByRole("checkbox", { name: "Produkt" }).uncheck()
  await page.keyboard.press("Escape")
  const column = page.getByRole("columnheader", { name: "Produkt" })
  await expect(column).toHaveCount(0)
  await page.goto(path)
  await expect(desk.rows.first()).toBeVisible()
  await expect(column).toHaveCount(0)
  await page.goto(`${path}?columns=orderNumber,product,booking`)
  await expect(column).toBeVisible()
  await page.goto(path)
  await expect(desk.rows.first()).toBeVisible()
  await expect(column).toHaveCount(0)
})

test("from 1440 px on a page of the desk has the full width of the window", async ({ page }) => {
  const { desk } = await opened(page, 3)
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const ends = await page.getByRole("main").evaluate((main) => {
      const edge = document.documentElement.clientWidth
      const inner = Number.parseFloat(getComputedStyle(main).paddingRight)
      const table = main.querySelector("table")?.parentElement?.getBoundingClientRect().right ?? 0
      return { main: edge - main.getBoundingClientRect().right, list: edge - inner - table }
    })
    expect(Math.abs(ends.main), `${width}: main`).toBeLessThanOrEqual(1)
    // between the list and the edge there is no more than the padding of the frame
    expect(ends.list, `${width}: list`).toBeLessThanOrEqual(32)
  }
  await expect(desk.rows).toHaveCount(3)
})

test("without a connection a page of the desk stays and reports this", async ({ page }) => {
  const staff = await makePerson("Role_Interaid_CustomerSupport", "Dienst")
  await signIn(page, staff.email, "/support")
  await expect(page.getByRole("button", { name: "Menü einklappen" })).toBeEnabled()
  await page.context().setOffline(true)
  const said = page.getByRole("banner").getByText(/^Keine Verbindung/u)
  await expect(said).toBeVisible()
  await menu(page).getByRole("link", { name: "Kunden", exact: true }).click()
  await expect(page.getByRole("heading", { name: "Support", level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/support$/u)
  // the search field also keeps unfinished input
  const field = page.getByRole("combobox", { name: /^Suchen/u })
  await field.fill("halb getippt")
  await menu(page).getByRole("link", { name: "Benutzer", exact: true }).click()
  await expect(field).toHaveValue("halb getippt")
  await page.context().setOffline(false)
  await expect(said).toBeHidden()
  await menu(page).getByRole("link", { name: "Kunden", exact: true }).click()
  await page.waitForURL("**/support/kunden")
  // the rows of a list stay as well when another search is sent
  const rows = page.getByRole("main").getByRole("row")
  await expect(rows.nth(1)).toBeVisible()
  const count = await rows.count()
  const words = page.getByRole("main").getByRole("searchbox")
  await expect(words).toBeEditable()
  await page.context().setOffline(true)
  await expect(said).toBeVisible()
  await words.fill("gibt es nicht")
  await words.press("Enter")
  await expect(page).toHaveURL(/\/support\/kunden$/u)
  await expect(rows).toHaveCount(count)
  await page.context().setOffline(false)
  await expect(said).toBeHidden()
  await words.press("Enter")
  await page.waitForURL("**/support/kunden?suche=*")
})
