import { type Page } from "@playwright/test"
import { ask } from "../../database.ts"
import { makeDealer } from "../../dealer.ts"

export const path = "/haendler"
export const confirm = (page: Page) => page.getByRole("button", { name: "Meine Preise gelten noch" })

/** Creates a dealer with an old price list, at a postal code where visitors see the dealer's offers. */
export const dealerWithOldList = async (days: number) => {
  const dealerId = await makeDealer()
  const name = `Altpreis ${dealerId}`
  const id = Math.floor(1_000_000 + Math.random() * 1_000_000_000)
  await ask("update dealer set name = $2 where id = $1", [dealerId, name])
  await ask(
    `insert into branch (id, dealer_id, name, street, zip_code, city)
     select $1, $2, 'Hof Muster', street, zip_code, city from branch order by id limit 1`,
    [id, dealerId]
  )
  // a postal code that no other dealer of the journeys uses, so that other journeys' offers do not change
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
  // the sample data contain requests of former days at some postal codes
  await ask("delete from offer_call where country_id = 1 and zip_code = $1", [zipCode])
  await ask(
    "insert into offer_call (country_id, zip_code, day, product_group_id, calls) values (1, $1, current_date, 3, 7)",
    [zipCode]
  )
  // sends the notification that publishing a price list sends: the shop may have read the area before the prices were
  // stored
  await ask("select price_lists_of(array[1], array[3])", [])
  return { dealerId, zipCode }
}
