import { expect, type Page } from "@playwright/test"
import { ask } from "./database.ts"
import { enterAsDealer, makeDealer } from "./dealer.ts"
import { Cancellations } from "./pages/Cancellations.ts"

/** Inserts orders that ended without settlement for a dealer; the orders are copies of an order of the sample data. */
export const cancelledOrders = async (dealerId: number, count: number): Promise<ReadonlyArray<string>> => {
  const prefix = `S${crypto.randomUUID().slice(0, 8)}`
  const rows = await ask(
    `with template as (
       select * from customer_order where country_id = 1 and receipt ? 'calculation' order by order_number limit 1
     )
     insert into customer_order (id, order_number, draft_id, country_id, product_group_id, dealer_id, status, version,
       machine_version, life_version, currency, total_cents, vat_cents, email, receipt, summary_hash, placed_at)
     select $1 || lpad(n::text, 22 - length($1), '0'), $1 || '-' || n, $1 || '/' || n, t.country_id,
       t.product_group_id, $2, 'cancelledByDealer', 2, t.machine_version, t.life_version, t.currency, t.total_cents,
       t.vat_cents, t.email, t.receipt, t.summary_hash, now() - interval '2 days'
     from template t, generate_series(1, $3::int) n returning id`,
    [prefix, dealerId, count]
  )
  const ids = rows.map((row) => String(row["id"])).toSorted()
  await ask(
    `insert into order_line (order_id, line, kind, label, amount_cents)
     select id, 1, 'Goods', 'Holzpellets lose', total_cents from customer_order where id = any($1::text[])`,
    [ids]
  )
  await ask(
    `insert into order_event (order_id, version, event, status, at)
     select id, 2, 'order.cancel', 'cancelledByDealer', now() - interval '1 day' - n * interval '1 minute'
     from unnest($1::text[]) with ordinality as made (id, n)`,
    [ids]
  )
  return ids
}

/**
 * Creates a dealer with cancelled orders that no other test uses, newest first, and signs in a user of that dealer on
 * the desk.
 */
export const cancellationsOfDealer = async (page: Page, path: string, count: number) => {
  const dealerId = await makeDealer()
  const ids = await cancelledOrders(dealerId, count)
  const { email } = await enterAsDealer(page, path, dealerId)
  const desk = new Cancellations(page)
  // on a small screen only the visible rows are rendered, so the count is read from the page
  await expect(page.getByText(`${count} von ${count} Storno`)).toBeVisible()
  await expect(desk.rows.first()).toBeVisible()
  const [first = "", second = "", third = ""] = ids
  return { desk, dealerId, email, first, second, third }
}
