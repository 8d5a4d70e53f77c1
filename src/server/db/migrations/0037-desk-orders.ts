import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** What staff need to open an order: why they act in another's place, their notes, its mails, and a way to find it. */
export default Effect.gen(function* () {
  const sql = yield* SqlClient
  // for the house alone; what the buyer is told stands in the data of the event
  yield* sql`alter table order_event add column behalf_reason text check (behalf_reason <> '')`
  yield* sql`
    create table order_note (
      order_id text not null references customer_order,
      -- from 1 on, without gaps
      number integer not null,
      -- whose words they are: no reference, since notes outlive accounts and are never changed
      account_id integer not null,
      body text not null check (body <> ''),
      created_at timestamptz not null,
      primary key (order_id, number)
    )`
  yield* sql`
    create trigger order_note_kept before update or delete or truncate on order_note
    for each statement execute function refuse_change()`
  // whoever writes a mail of an order names the order in the job
  yield* sql`
    create index mail_of_order on mail ((job_payload ->> 'orderId')) where job_payload ->> 'orderId' is not null`
  // Words that an order is found by, each from its beginning: whole, and by the parts that a hyphen, a dot or an @
  // divides; telephone numbers as digits, with the country's code and as they are dialled within it
  yield* sql`
    create function order_words(order_number text, email text, receipt jsonb) returns text[]
    language sql immutable parallel safe cost 1000 as $$
      select array(
        select distinct word from (
          select unnest(
            regexp_split_to_array(texts, '[[:space:],;:()/"<>]+') || regexp_split_to_array(texts, '[[:space:],;:()/"<>@._+''’-]+')
              || regexp_replace(phone, '[^0-9]', '', 'g')
              || regexp_replace(regexp_replace(phone, '[(]0[)]|[^0-9+]', '', 'g'), '^([+]|00)(423|49|43|41)0?', '0'))
          from (
            select
              lower(concat_ws(' ', order_number, email, a ->> 'companyName', a ->> 'firstName', a ->> 'lastName',
                a ->> 'zipCode', a ->> 'city')) as texts,
              coalesce(a ->> 'phone', '') as phone
            from (
              select receipt -> 'deliveryAddress' as a
              union all select receipt -> 'invoiceAddress'
              union all select station -> 'address' from jsonb_array_elements(
                case jsonb_typeof(receipt -> 'stations') when 'array' then receipt -> 'stations' else '[]' end) station
            ) addresses
          ) parts
        ) words(word)
        where word <> '' and length(word) <= 200
      )
    $$`
  yield* sql`
    create index customer_order_words on customer_order
    using gin (array_to_tsvector(order_words(order_number, email, receipt)))`
  yield* sql`create index customer_order_dealer_placed on customer_order (dealer_id, placed_at desc, id)`
})
