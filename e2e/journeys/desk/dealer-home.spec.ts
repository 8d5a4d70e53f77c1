import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { ask } from "../../database.ts"
import { enterAsDealer, makeDealer } from "../../dealer.ts"
import { test } from "../../test.ts"

const path = "/haendler"
const confirm = (page: Page) => page.getByRole("button", { name: "Meine Preise gelten noch" })

/** A dealer with an old list of his own, at a postal code at which shoppers see him. */
const dealerWithOldList = async (days: number) => {
  const dealerId = await makeDealer()
  const name = `Altpreis ${dealerId}`
  const id = Math.floor(1_000_000 + Math.random() * 1_000_000_000)
  await ask("update dealer set name = $2 where id = $1", [dealerId, name])
  await ask(
    `insert into branch (id, dealer_id, name, street, zip_code, city)
     select $1, $2, 'Hof Muster', street, zip_code, city from branch order by id limit 1`,
    [id, dealerId]
  )
  // a postal code of its own, so that other journeys see the offers they know
  const [place] = await ask(
    `select zip_code from place where country_id = 1 and zip_code not in ('80331', '10115', '50667')
     order by md5(zip_code || $1::text) limit 1`,
    [id]
  )
  const zipCode = String(place?.["zip_code"])
  await ask(
    `insert into delivery_area (id, dealer_id, branch_id, country_id, zip_prefixes, lead_workdays, window_workdays, name)
     values ($1, $2, $1, 1, array[$3::text], 3, 5, 'Musterland')`,
    [id, dealerId, zipCode]
  )
  await ask(
    `insert into price_row (area_id, product_id, certification_id, from_amount, valid_from, unit_price)
     values ($1, 20, 1, 0, current_date - 70, 30000)`,
    [id]
  )
  await ask(
    "insert into price_list_age (dealer_id, held_at) values ($1, now() - make_interval(days => $2::int))",
    [dealerId, days]
  )
  await ask(
    "insert into offer_call (country_id, zip_code, day, product_group_id, calls) values (1, $1, current_date, 3, 7)",
    [zipCode]
  )
  // as a publication does: the area alone may have been read before its prices were there
  await ask("select price_lists_of(array[1], array[3])", [])
  return { dealerId, zipCode }
}

test("a dealer is warned of old prices, confirms them by keyboard, and the warning goes (rule price-list.age)", async ({
  page
}) => {
  const { dealerId, zipCode } = await dealerWithOldList(20)
  await enterAsDealer(page, path, dealerId)
  await expect(page.getByText("Ihre Preise sind seit 20 Tagen unverändert")).toBeVisible()
  await expect(page.getByRole("link", { name: /Preisliste 20 Tage alt/u })).toHaveAttribute(
    "href",
    "/haendler/preise"
  )
  const row = page.getByRole("row", { name: new RegExp(zipCode, "u") })
  await expect(row).toContainText("7")
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText(/\d+ von \d+/u, { timeout: 2000 })
  }).toPass()
  await expectAccessible(page)
  await expect(confirm(page)).toBeEnabled()
  await confirm(page).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByText("Danke. Ihre Preise gelten als bestätigt.")).toBeVisible()
  await expect(confirm(page)).toHaveCount(0)
  await expect(page.getByRole("link", { name: /Preisliste Heute/u })).toBeVisible()
  await page.reload()
  await expect(page.getByRole("heading", { level: 1, name: "Händlerübersicht" })).toBeVisible()
  await expect(confirm(page)).toHaveCount(0)
})

test("offers that rest have no place until they are confirmed; an answer that is lost says so", async ({
  page
}) => {
  const { dealerId } = await dealerWithOldList(61)
  await ask("update dealer set rests_since = now() where id = $1", [dealerId])
  await enterAsDealer(page, path, dealerId)
  await expect(page.getByText("Ihre Angebote ruhen")).toBeVisible()
  await expect(page.getByText("kein Angebot")).toBeVisible()
  await page.route("**/api/preislisten/0/bestaetigen", (route) => route.abort())
  await confirm(page).click()
  await expect(page.getByRole("alert")).toContainText("noch nicht bestätigt")
  await page.unroute("**/api/preislisten/0/bestaetigen")
  await confirm(page).click()
  await expect(page.getByText("Danke. Ihre Preise gelten als bestätigt.")).toBeVisible()
  // the place is that of the engine that shoppers ask
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/^\d+ von \d+$/u).first()).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test("a new dealer sees what to do next", async ({ page }) => {
  await enterAsDealer(page, path, await makeDealer())
  await expect(page.getByRole("heading", { name: "So kommen Sie zu Ihrer ersten Bestellung" })).toBeVisible()
  await expect(page.getByRole("listitem").filter({ hasText: "Liefergebiete festlegen" })).toBeVisible()
  await expectAccessible(page)
})
