import type { Page } from "@playwright/test"
import { firstGoodDay } from "../src/domain/order/life/day-off.ts"
import { insertAccount } from "./account.ts"
import { ask } from "./database.ts"
import { giveOrders } from "./orders.ts"
import { mailbox } from "./pages/SignIn.ts"
import { signIn } from "./signed-in.ts"

/** Returns the local date in Germany that is `days` days from today. */
export const dayFromNow = (days: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }).format(Date.now() + days * 86_400_000)

const states = [
  "BW",
  "BY",
  "BE",
  "BB",
  "HB",
  "HH",
  "HE",
  "MV",
  "NI",
  "NW",
  "RP",
  "SL",
  "SN",
  "ST",
  "SH",
  "TH"
]

/**
 * Returns the first day, at least `days` days from today, on which a delivery in any German state can be planned
 * without a confirmation.
 */
export const workdayFromNow = (days: number): string => {
  const places = states.map((regionCode) => ({ countryId: 1, regionCode, closures: [] }) as const)
  return firstGoodDay(places, dayFromNow(days))
}

/** Returns the next Sunday, tomorrow at the earliest. */
export const nextSunday = (): string =>
  [1, 2, 3, 4, 5, 6, 7].map(dayFromNow).find((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0) ?? ""

/**
 * Creates a dealer in Germany that no other test uses; it has no prices, so that offers and lists of other tests do not
 * change.
 */
export const makeDealer = async (): Promise<number> => {
  const [own] = await ask(
    `insert into dealer (id, country_id, name, slug, street, zip_code, city, phone, email, rating, rating_count,
       payment_ids, default_payment_id, creditor_id)
     select $1::int, country_id, name, slug || '-' || $1::text, street, zip_code, city, phone, email, rating,
       rating_count, payment_ids, default_payment_id, creditor_id
     from dealer where country_id = 1 order by id limit 1 returning id`,
    // eight digits at most, as the API contract requires
    [Math.floor(1_000_000 + Math.random() * 98_000_000)]
  )
  return Number(own?.["id"])
}

/**
 * Creates a customer's orders of six tonnes of loose pellets at one dealer, for the next ten days, and a user of that
 * dealer; no other test uses them.
 */
export const dealerWithOrders = async (
  statuses: ReadonlyArray<string>,
  buyerName = "Muster"
): Promise<{
  readonly dealer: string
  readonly customer: string
  readonly numbers: ReadonlyArray<string>
  readonly ids: ReadonlyArray<string>
}> => {
  const customer = mailbox("kundin")
  const dealer = mailbox("haendler")
  await insertAccount(customer, "Role_Customer")
  await insertAccount(dealer, "Role_AdvertisingPartner")
  const ids = await giveOrders(
    customer,
    statuses.map((status) => ({ status }))
  )
  const dealerId = await makeDealer()
  await ask("update account set dealer_id = $1 where email = $2", [dealerId, dealer])
  await ask(
    `update customer_order o set product_group_id = 3, dealer_id = $3, receipt = o.receipt - 'stations'
       || jsonb_build_object(
         'offer', o.receipt -> 'offer' || jsonb_build_object('startDeliveryPeriodDate', $4::text, 'endDeliveryPeriodDate', $5::text),
         'calculation', o.receipt -> 'calculation' || '{"amount": 6000}',
         'deliveryAddress', o.receipt -> 'deliveryAddress' || jsonb_build_object('firstName', 'Erika', 'lastName', $2::text, 'companyName', ''))
     where id = any($1::text[])`,
    [ids, buyerName, dealerId, dayFromNow(0), dayFromNow(10)]
  )
  const rows = await ask("select id, order_number from customer_order where id = any($1::text[])", [ids])
  const numbers = ids.map((id) => String(rows.find((row) => row["id"] === id)?.["order_number"]))
  return { dealer, customer, numbers, ids }
}

/** Returns the dealer of the sample data who has the most cancelled orders in Germany. */
const busiest = async (): Promise<number> => {
  const [row] = await ask(
    "select dealer_id from order_cancellation where country_id = 1 group by dealer_id order by count(*) desc, dealer_id limit 1",
    []
  )
  return Number(row?.["dealer_id"])
}

/** Signs in a new user of a dealer and opens a page; the dealer is the busiest one unless another is given. */
export const enterAsDealer = async (
  page: Page,
  path: string,
  dealerId?: number
): Promise<{ readonly email: string; readonly dealerId: number }> => {
  const email = mailbox("haendler")
  const id = dealerId ?? (await busiest())
  await insertAccount(email, "Role_AdvertisingPartner")
  await ask("update account set dealer_id = $2 where email = $1", [email, id])
  await signIn(page, email, path, false)
  return { email, dealerId: id }
}

/**
 * Creates delivered orders in the same way as `dealerWithOrders`, with six tonnes of pellets on their bill; the buyer
 * pays the dealer directly, by transfer.
 */
export const dealerWithDelivered = async (
  statuses: ReadonlyArray<"delivered" | "invoiced" | "settled">,
  buyerName?: string
): ReturnType<typeof dealerWithOrders> => {
  const given = await dealerWithOrders(statuses, buyerName)
  await ask(
    `update customer_order o set receipt = o.receipt || jsonb_build_object(
       'payment', o.receipt -> 'payment' || '{"variant": "Invoice", "isInteraidPayment": false}')
     where id = any($1::text[])`,
    [given.ids]
  )
  return given
}
