import { expect, type Page } from "@playwright/test"
import { ask } from "../../database.ts"
import { enterAsDealer, makeDealer } from "../../dealer.ts"

export const path = "/haendler/preise"

/** Creates a dealer with prices of loose pellets in one area; other tests do not use the dealer. */
export const dealerWithPrices = async (): Promise<{ readonly dealerId: number; readonly areaId: number }> => {
  const dealerId = await makeDealer()
  const id = Math.floor(1_000_000 + Math.random() * 1_000_000_000)
  await ask(
    `insert into branch (id, dealer_id, name, street, zip_code, city)
     select $1, $2, 'Hof Muster', street, zip_code, city from branch order by id limit 1`,
    [id, dealerId]
  )
  // a postal code that does not exist, so that the offers of other dealers do not change
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

export const pricesOf = async (areaId: number): Promise<ReadonlyArray<number>> =>
  (
    await ask(
      `select distinct on (from_amount) unit_price from price_row
       where area_id = $1 and valid_from <= (now() at time zone 'Europe/Berlin')::date
       order by from_amount, valid_from desc`,
      [areaId]
    )
  ).map((row) => Number(row["unit_price"]))

/** Returns next Monday, six o'clock local time, in the format of the date field. */
export const nextMonday = (): string => {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + (((8 - day.getUTCDay()) % 7) + 7))
  return `${day.toISOString().slice(0, 10)}T06:00`
}

/** Waits until the page is hydrated and reacts to input. */
export const waitForLive = (page: Page) =>
  expect(page.getByRole("button", { name: "Datei auswählen" })).toBeEnabled()

export const open = async (page: Page, dealerId: number) => {
  await enterAsDealer(page, path, dealerId)
  await waitForLive(page)
  await expect(page.getByRole("grid", { name: "Preisliste" })).toBeVisible()
}
