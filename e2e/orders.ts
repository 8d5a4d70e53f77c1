import { randomBytes } from "node:crypto"
import { ask } from "./database.ts"

interface GivenOrder {
  readonly status: string
  /** Overrides the seller's name, for screenshots with a long name. */
  readonly dealerName?: string
}

/** Gives an account copies of sample orders, the last of them as the newest; returns their ids. */
export const giveOrders = async (
  email: string,
  orders: ReadonlyArray<GivenOrder>
): Promise<ReadonlyArray<string>> => {
  const ids = orders.map(() => randomBytes(16).toString("base64url"))
  for (const [index, { status, dealerName = null }] of orders.entries())
    await ask(
      `with source as (
         select o.* from customer_order o
         where o.status = $3 and o.country_id = 1 and o.account_id is null
           -- other journeys are placing orders just now, from mailboxes of their own
           and o.email like '%@heizmarkt.example'
         order by o.id limit 1
       ), given as (
         insert into customer_order
         select (jsonb_populate_record(null::customer_order, to_jsonb(s) || jsonb_build_object('id', $1::text, 'draft_id', $1::text,
           'order_number', 'HM-' || left($1::text, 10), 'account_id', a.id,
           'placed_at', s.placed_at + $5::int * interval '1 second',
           'receipt', case when $4::text is null then s.receipt
             else jsonb_set(jsonb_set(s.receipt, '{offer,seller,name}', to_jsonb($4::text)), '{offer,name}',
               to_jsonb($4::text)) end))).*
         from source s, account a where a.email = $2
         returning id
       )
       insert into order_event
       select (jsonb_populate_record(null::order_event, to_jsonb(e) || jsonb_build_object('order_id', given.id,
         -- a number is given once by each seller
         'data', case when e.data ? 'invoiceNumber'
           then e.data || jsonb_build_object('invoiceNumber', 'R-' || ('x' || left(md5(given.id), 7))::bit(28)::int)
           else e.data end))).*
       from given, order_event e join source s on s.id = e.order_id`,
      [ids[index], email, status, dealerName, index]
    )
  return ids
}
